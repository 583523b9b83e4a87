# Names of zip members are no names of files: with a zero byte, too long, dots only, folders that are files, the same
# name again, links by their mode, names that are subclasses of str. Each leads at most into the folder of the target.
# option: --enable files --allow-import io,stat
# expect-strict: contained
# expect-standard: contained
import io
import os
import stat
import zipfile


class Name(str):
    def replace(self, *arguments):
        return "/tmp/up"

    split = rstrip = lower = encode = replace

    def __getitem__(self, index):
        return "/"

    def find(self, *arguments):
        return -1


def attempt(*members, change=None):
    global tried
    tried += 1
    buffer = io.BytesIO()
    try:
        with zipfile.ZipFile(buffer, "w") as archive:
            for name, mode in members:
                info = zipfile.ZipInfo("x")
                info.filename = info.orig_filename = name
                info.external_attr = mode << 16
                archive.writestr(info, "../../../tmp/up")
        with zipfile.ZipFile(buffer) as archive:
            for info in archive.infolist():
                if change is not None:
                    info.filename = change
            for info in archive.infolist():
                try:
                    archive.extract(info, "out/er")
                except (OSError, ValueError, KeyError, RuntimeError, zipfile.BadZipFile):
                    pass
            tree = zipfile.Path(archive)
            seen.extend(str(path) for path in tree.rglob("*"))
            (tree / ".." / ".." / "tmp").exists()
    except Exception:
        pass


tried = 0
seen = []
FILE, LINK, DEVICE = stat.S_IFREG | 0o644, stat.S_IFLNK | 0o777, stat.S_IFCHR | 0o666
for name in ("..", ".", "", "/", "//", "\0", "a\0/../../up", "n" * 300, "d/" * 300 + "f", "../" * 100 + "tmp/up",
             "é" * 200,
             "\udc80", "C:\\tmp\\up", "\\\\host\\share\\up", "a/", "a//../..//b", "con", "x/..", "...", "~/up",
             "$HOME/up"):
    attempt((name, FILE))
    attempt((name, LINK))
    attempt((name, DEVICE), (name, FILE))
    attempt(("x", FILE), change=name)
    attempt(("x", FILE), change=Name(name))
attempt(("link", LINK), ("link/up", FILE))
attempt(("link", LINK), ("link", FILE), ("link", LINK))
attempt(("a", FILE), ("a/b", FILE), ("a/", FILE))
attempt(("a/b/", FILE), ("a/b", FILE), ("a", FILE))
outside = [os.path.join(root, name) for root, folders, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/out/er") and not root.startswith("/dev")]
links = [name for root, folders, names in os.walk("/") for name in names + folders
         if os.path.islink(os.path.join(root, name))]
print("contained" if tried == 109 and not outside and not links else f"ESCAPED {tried} {outside} {links}")
