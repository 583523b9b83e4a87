# shutil packs and unpacks by functions, names of formats and folders that lie; its checks of names are met by links.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import shutil
import tarfile
import zipfile


class Path:
    def __init__(self, *values):
        self.values = list(values)

    def __fspath__(self):
        return self.values.pop(0) if len(self.values) > 1 else self.values[0]


def attempt(action):
    global tried
    tried += 1
    try:
        action()
    except Exception:
        pass


tried = 0
os.makedirs("out/er")
os.makedirs("packed/in")
os.symlink("/dev/null", "packed/null")
os.symlink("..", "packed/up")
os.symlink("/tmp", "packed/in/tmp")
for form in ("zip", "tar", "gztar", "none", "", "bztar", "xztar", "zstdtar", 5):
    attempt(lambda: shutil.make_archive("out/er/made", form, "packed"))
    attempt(lambda: shutil.make_archive("out/er/rooted", form, "/", "dev"))
    attempt(lambda: shutil.make_archive(Path("out/er/p", "/tmp/up"), form, Path("packed", "/dev")))
    attempt(lambda: shutil.make_archive("out/er/owned", form, "packed", owner="root", group="root", dry_run=True))
for name in os.listdir("out/er"):
    attempt(lambda: shutil.unpack_archive(f"out/er/{name}", "out/er/" + name + ".d"))
    attempt(lambda: shutil.unpack_archive(f"out/er/{name}", "out/er/" + name + ".t", filter="tar"))
with zipfile.ZipFile("out/er/slip.zip", "w") as archive:
    for name in ("../../up", "/tmp/up", "a/../../../tmp/up", "..\\up", "x/./../../up"):
        archive.writestr(name, "x")
attempt(lambda: shutil.unpack_archive("out/er/slip.zip", "out/er"))
buffer = io.BytesIO()
with tarfile.open("out/er/slip.tar", "w") as archive:
    for name in ("../../up", "/tmp/up", "a/../../../tmp/up"):
        archive.addfile(tarfile.TarInfo(name))
attempt(lambda: shutil.unpack_archive("out/er/slip.tar", "out/er"))
attempt(lambda: shutil.unpack_archive("out/er/slip.tar", "out/er", filter="data"))
attempt(lambda: shutil.unpack_archive(Path("out/er/slip.zip", "/dev/null"), Path("out/er", "/dev")))
for extensions, function in ((["." + "x" * 1000], print), ([".zip"], print), ([""], print), ([".evil"], 5),
                             ([5], print),
                             ([".evil"], shutil.rmtree), ([".worse"], lambda name, folder, **more: os.chdir("/"))):
    attempt(lambda: shutil.register_unpack_format(f"f{extensions}", extensions, function))
open("packed/x.evil", "w").close()
open("packed/x.worse", "w").close()
attempt(lambda: shutil.unpack_archive("packed/x.evil", "packed"))
attempt(lambda: shutil.unpack_archive("packed/x.worse", "packed"))
attempt(lambda: shutil.register_archive_format("evil", lambda name, base, **more: "/tmp/x", [(1, 2)]))
attempt(lambda: shutil.register_archive_format("evil", lambda *arguments, **more: os.getcwd()))
attempt(lambda: shutil.make_archive("x", "evil", "/dev"))
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(("/guest/out/er", "/guest/packed", "/dev"))]
print("contained" if tried > 60 and not outside else f"ESCAPED {tried} {outside}")
