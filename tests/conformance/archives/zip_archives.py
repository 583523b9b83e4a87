# option: --policy standard --enable files
# zipfile: archives are written, listed, read, changed and unpacked; damaged ones are refused.
import io
import os
import tempfile
import zipfile

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        text = error.strerror if isinstance(error, OSError) and error.strerror else error
        return f"{type(error).__name__}: {text}"


with open("one.txt", "w") as file:
    file.write("first file\n" * 50)
with zipfile.ZipFile("a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
    archive.write("one.txt", "folder/one.txt")
    archive.writestr("two.txt", "second")
    archive.writestr(zipfile.ZipInfo("ü.bin", (2020, 1, 2, 3, 4, 6)), bytes(range(256)))
    archive.mkdir("empty")
    archive.comment = b"about"
with zipfile.ZipFile("a.zip") as archive:
    print(archive.namelist(), archive.testzip(), archive.comment)
    for info in archive.infolist():
        print(info.filename, info.file_size, info.compress_type, f"{info.CRC:08x}", info.is_dir())
    print(archive.read("two.txt"), archive.getinfo("ü.bin").date_time)
    with archive.open("folder/one.txt") as member:
        print(member.readline(), member.read(5), member.seek(3), member.read(4), member.tell())
    archive.extractall("out")
    print(sorted(os.path.join(root, name) for root, _, names in os.walk("out") for name in names))
    print(attempt(archive.read, "missing"), attempt(archive.write, "one.txt"))
with zipfile.ZipFile("a.zip", "a") as archive:
    archive.writestr("three.txt", "third", zipfile.ZIP_STORED)
print(zipfile.is_zipfile("a.zip"), zipfile.is_zipfile("one.txt"))
root = zipfile.Path("a.zip")
print(sorted(each.name for each in root.iterdir()), (root / "folder" / "one.txt").read_text()[:10])
print([str(each) for each in root.glob("*.txt")])

# Names that lead out of the folder stay in it.
buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w") as archive:
    for name in ("../up.txt", "/etc/absolute.txt", "a/../../b.txt", "c:\\d.txt"):
        archive.writestr(name, name)
with zipfile.ZipFile(buffer) as archive:
    archive.extractall("safe")
print(sorted(os.path.join(root, name) for root, _, names in os.walk("safe") for name in names), os.path.exists("up.txt"))

data = open("a.zip", "rb").read()
for bad in (b"", b"PK", data[:-30], data[:40] + b"\xff" + data[41:], data.replace(b"second", b"secund")):
    print(attempt(lambda: zipfile.ZipFile(io.BytesIO(bad)).testzip()))
print(attempt(zipfile.ZipFile, "missing.zip"), attempt(zipfile.ZipFile, "a.zip", "q"))
os.chdir(HOME)

#> ['folder/one.txt', 'two.txt', 'ü.bin', 'empty/'] None b'about'
#> folder/one.txt 550 8 428e2f4e False
#> two.txt 6 8 b61f1169 False
#> ü.bin 256 0 29058c73 False
#> empty/ 0 0 00000000 True
#> b'second' (2020, 1, 2, 3, 4, 6)
#> b'first file\n' b'first' 3 b'st f' 7
#> ['out/folder/one.txt', 'out/two.txt', 'out/ü.bin']
#> KeyError: "There is no item named 'missing' in the archive" ValueError: write() requires mode 'w', 'x', or 'a'
#> True False
#> ['empty', 'folder', 'three.txt', 'two.txt', 'ü.bin'] first file
#> ['a.zip/two.txt', 'a.zip/three.txt']
#> ['safe/a/b.txt', 'safe/c:\\d.txt', 'safe/etc/absolute.txt', 'safe/up.txt'] False
#> BadZipFile: File is not a zip file
#> BadZipFile: File is not a zip file
#> BadZipFile: File is not a zip file
#> folder/one.txt
#> None
#> FileNotFoundError: No such file or directory ValueError: ZipFile requires mode 'r', 'w', 'x', or 'a'
