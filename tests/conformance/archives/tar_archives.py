# option: --policy standard --enable files
# tarfile: archives are written, listed, read and unpacked; the filter of data refuses what leads out.
import io
import os
import tarfile
import tempfile

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        text = error.strerror if isinstance(error, OSError) and error.strerror else error
        return f"{type(error).__name__}: {text}".partition(" would ")[0].partition("\n")[0]


os.makedirs("src/sub")
for name in ("src/a.txt", "src/sub/b.txt"):
    with open(name, "w") as file:
        file.write(name * 10)
os.symlink("a.txt", "src/link")
for mode, name in (("w", "x.tar"), ("w:gz", "x.tar.gz")):
    with tarfile.open(name, mode) as archive:
        archive.add("src")
        info = tarfile.TarInfo("made/" + "long" * 40 + ".bin")
        info.size = 3
        info.mtime = 1_000_000_000
        archive.addfile(info, io.BytesIO(b"abc"))
    with tarfile.open(name) as archive:
        for member in archive:
            print(member.name[:30], member.type, member.size, member.isdir(), member.linkname)
        print(archive.extractfile("src/a.txt").read(9), archive.getmember("src/link").issym())
        archive.extractall("out", filter="data")
print(sorted(os.path.join(root, name)[:40] for root, _, names in os.walk("out") for name in names))
print(os.readlink("out/src/link"), open("out/src/link").read(5))
print(tarfile.is_tarfile("x.tar"), tarfile.is_tarfile("src/a.txt"))


def archive_of(*members):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name, kind, link in members:
            info = tarfile.TarInfo(name)
            info.type = kind
            info.linkname = link
            archive.addfile(info, io.BytesIO(b""))
    buffer.seek(0)
    return tarfile.open(fileobj=buffer)


for members in ([("../up", tarfile.REGTYPE, "")], [("/etc/passwd", tarfile.REGTYPE, "")],
                [("link", tarfile.SYMTYPE, "../../outside")], [("link", tarfile.SYMTYPE, "/etc/passwd")],
                [("hard", tarfile.LNKTYPE, "../x.tar")], [("device", tarfile.CHRTYPE, "")],
                [("pipe", tarfile.FIFOTYPE, "")], [("fine", tarfile.REGTYPE, "")]):
    print(attempt(archive_of(*members).extractall, "safe", filter="data"))
print(sorted(os.listdir("safe")), os.path.exists("up"), os.path.exists("../up"))
for bad in (b"", b"garbage" * 100, b"\x1f\x8b" + b"x" * 200):
    print(attempt(tarfile.open, fileobj=io.BytesIO(bad)))
print(attempt(tarfile.open, "missing.tar"), attempt(tarfile.open, "x.tar", "q"))
os.chdir(HOME)

#> src b'5' 0 True 
#> src/a.txt b'0' 90 False 
#> src/link b'2' 0 False a.txt
#> src/sub b'5' 0 True 
#> src/sub/b.txt b'0' 130 False 
#> made/longlonglonglonglonglongl b'0' 3 False 
#> b'src/a.txt' True
#> src b'5' 0 True 
#> src/a.txt b'0' 90 False 
#> src/link b'2' 0 False a.txt
#> src/sub b'5' 0 True 
#> src/sub/b.txt b'0' 130 False 
#> made/longlonglonglonglonglongl b'0' 3 False 
#> b'src/a.txt' True
#> ['out/made/longlonglonglonglonglonglonglon', 'out/src/a.txt', 'out/src/link', 'out/src/sub/b.txt']
#> a.txt src/a
#> True False
#> OutsideDestinationError: '../up'
#> None
#> LinkOutsideDestinationError: 'link'
#> AbsoluteLinkError: 'link' is a link to an absolute path
#> LinkOutsideDestinationError: 'hard'
#> SpecialFileError: 'device' is a special file
#> SpecialFileError: 'pipe' is a special file
#> None
#> ['etc', 'fine'] False False
#> ReadError: file could not be opened successfully:
#> ReadError: file could not be opened successfully:
#> ReadError: file could not be opened successfully:
#> FileNotFoundError: No such file or directory ValueError: undiscernible mode
