# The opener of open() returns descriptors that are closed, of folders, of other streams, negative, huge or no numbers;
# it closes, opens and renames while a file is opened. Paths change from one question to the next.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import pathlib
import shutil


class Number(int):
    def __index__(self):
        return 1

    __int__ = __index__


class Index:
    def __init__(self, value, action=lambda: None):
        self.value, self.action = value, action

    def __index__(self):
        self.action()
        return self.value


class Turns:
    def __init__(self, *paths):
        self.paths = list(paths)

    def __fspath__(self):
        path = self.paths.pop(0) if len(self.paths) > 1 else self.paths[0]
        return path() if callable(path) else path


class Text(str):
    def __fspath__(self):
        return "/dev/null"

    def encode(self, *arguments):
        return b"/dev/null"

    def startswith(self, *arguments):
        return True


tried = 0
reached = []
with open("x", "w") as file:
    file.write("content")
os.mkdir("d")
for make in (lambda path, flags: -1, lambda path, flags: 2**31, lambda path, flags: 2**70, lambda path, flags: None,
             lambda path, flags: "1", lambda path, flags: 1.0, lambda path, flags: True, lambda path,
             flags: Number(999),
             lambda path, flags: Index(1), lambda path, flags: Index(3, lambda: os.close(3)), lambda path,
             flags: os.open("d", 0),
             lambda path, flags: os.open("x", os.O_WRONLY), lambda path, flags: os.dup(2), lambda path, flags: 10,
             lambda path, flags: os.rename("x", "y") or os.rename("y", "x") or os.open("x", os.O_RDWR), lambda path: 5,
             5,
             lambda path, flags: open("x"), lambda path, flags: os.open(path, flags, 0), lambda path, flags: 1 / 0):
    for mode in ("r", "rb", "w", "a+", "r+b", "x"):
        tried += 1
        try:
            with open("x", mode, opener=make, buffering=0 if "b" in mode else -1) as file:
                file.read()
                file.fileno()
        except Exception:
            pass
PATHS = (Turns("x", "d/other"), Turns(lambda: os.mkdir(f"d/{tried}") or "x"), Turns(b"x", "x"), Turns(Turns("x")),
         Turns(5),
         Turns(lambda: os.chdir("/guest/d") or "../x"), Text("x"), Turns(Text("x")), pathlib.PurePath("x"), Index(1),
         Index(2**40),
         Turns("x\0", "x"), Turns(lambda: open("x", "w").close() or "x"), Turns(lambda: os.remove("x") or "x"), True,
         -1)
ACTIONS = (os.stat, os.listdir, os.scandir, os.path.getsize, os.path.exists, os.path.realpath, os.readlink, os.access,
           lambda path: os.access(path, Index(4, lambda: os.chdir("/"))), lambda path: os.rename(path, path),
           lambda path: os.link(path, f"/guest/d/{tried}"), lambda path: shutil.copy(path, path),
           lambda path: shutil.move(path, path),
           lambda path: os.utime(path, (Index(1), Index(2))),
           lambda path: os.chmod(path, Index(0o600, lambda: os.chdir("/guest"))),
           lambda path: os.truncate(path, Index(3, lambda: os.replace("/guest/x", "/guest/z"))),
           lambda path: os.open(path, Index(0)),
           lambda path: io.FileIO(path), lambda path: os.makedirs(path, exist_ok=True),
           lambda path: pathlib.Path(path).resolve(),
           lambda path: shutil.rmtree(path, onexc=lambda *a: os.chdir("/guest")),
           lambda path: shutil.copytree(path, path),
           lambda path: os.walk(path).__next__(), lambda path: os.removedirs(path), lambda path: os.symlink(path, path))
for action in ACTIONS:
    for path in PATHS:
        tried += 1
        try:
            made = action(path)
            if isinstance(made, int) and made > 2:
                os.close(made)
        except Exception:
            pass
        os.chdir("/guest")
names = sorted(os.listdir("/"))
if names != ["dev", "guest", "tmp"] or os.listdir("/dev") != ["null"] or os.listdir("/tmp"):
    reached.append(names)
print("contained" if tried == 120 + 25 * 16 and not reached else f"ESCAPED {tried} {reached}")
