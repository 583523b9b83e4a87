# option: --policy standard --enable files
"""Like du, find and a clean-up job, over a tree that the program makes itself."""
import fnmatch
import os
import shutil
import stat
import sys
import tempfile
from collections import defaultdict
from functools import lru_cache

TREE = {
    "src": {"main.py": 1200, "util.py": 310, "__pycache__": {"main.cpython-312.pyc": 900, "util.cpython-312.pyc": 77}},
    "docs": {"index.md": 2048, "img": {"logo.png": 50000, "old~": 3, "empty": {}}},
    "build": {"app.o": 7000, "app": 123456, "lib": {"a.o": 10, "b.o": 20}},
    "README": 11,
    ".cache": {"x.tmp": 4096, "y.tmp": 1},
}


def make(tree, path):
    os.mkdir(path)
    for name, content in tree.items():
        where = os.path.join(path, name)
        if isinstance(content, dict):
            make(content, where)
        else:
            with open(where, "wb") as file:
                file.write(os.urandom(1) * content)


def usage(path):
    total = 0
    with os.scandir(path) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                total += usage(entry.path)
            else:
                total += entry.stat(follow_symlinks=False).st_size
    return total


@lru_cache(maxsize=None)
def human(size):
    value = float(size)
    for unit in "BKMG":
        if value < 1000 or unit == "G":
            return f"{value:.0f}{unit}" if unit == "B" or value >= 10 else f"{value:.1f}{unit}"
        value /= 1000


def show(path, depth=0, limit=2):
    entries = sorted(os.scandir(path), key=lambda e: (not e.is_dir(), e.name.lower()))
    for entry in entries:
        size = usage(entry.path) if entry.is_dir() else entry.stat().st_size
        mark = "/" if entry.is_dir() else "@" if entry.is_symlink() else ""
        print(f"{human(size):>6} {'  ' * depth}{entry.name}{mark}")
        if entry.is_dir() and not entry.is_symlink() and depth + 1 < limit:
            show(entry.path, depth + 1, limit)


def find(top, *patterns, prune=()):
    for root, folders, files in os.walk(top):
        folders[:] = sorted(name for name in folders if name not in prune)
        for name in sorted(files):
            if any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
                yield os.path.relpath(os.path.join(root, name), top)


def by_extension(top):
    sizes = defaultdict(list)
    for root, _, files in os.walk(top):
        for name in files:
            sizes[os.path.splitext(name)[1] or "(none)"].append(os.path.getsize(os.path.join(root, name)))
    return {key: (len(value), sum(value)) for key, value in sorted(sizes.items())}


def permissions(path):
    return stat.filemode(os.lstat(path).st_mode)


def main():
    base = tempfile.mkdtemp()
    top = os.path.join(base, "project")
    try:
        make(TREE, top)
        os.symlink("README", os.path.join(top, "LINK"))
        show(top)
        print(usage(top), human(usage(top)))
        print(list(find(top, "*.py", "*.o", prune=("build",))))
        print(list(find(top, "*~", "*.tmp", "[a-b].o")))
        for extension, (count, total) in by_extension(top).items():
            print(f"{extension:<8}{count:>3}{total:>8}")
        script = os.path.join(top, "src", "main.py")
        os.chmod(script, 0o754)
        os.chmod(os.path.join(top, "docs"), 0o750)
        print(permissions(script), permissions(os.path.join(top, "docs")), permissions(os.path.join(top, "LINK")))
        print(os.access(script, os.X_OK), os.path.realpath(os.path.join(top, "LINK")) == os.path.join(top, "README"))

        shutil.copytree(top, os.path.join(base, "copy"), symlinks=True,
                        ignore=shutil.ignore_patterns("*.pyc", "build", ".*"))
        print(sorted(os.listdir(os.path.join(base, "copy"))), usage(os.path.join(base, "copy")))
        removed = []
        for root, folders, files in os.walk(top, topdown=False):
            for name in files:
                if name.endswith((".tmp", ".pyc", "~")):
                    os.remove(os.path.join(root, name))
            if not os.listdir(root):
                os.rmdir(root)
                removed.append(os.path.relpath(root, top))
        print("removed", sorted(removed))
        shutil.move(os.path.join(top, "build", "app"), base)
        total, used, free = shutil.disk_usage(base)
        print(os.path.exists(os.path.join(base, "app")), total >= used, free >= 0)
        try:
            os.rmdir(top)
        except OSError as error:
            print(error.strerror)
    finally:
        shutil.rmtree(base)
    sys.stdout.write(f"{os.path.isdir(base)}\n")


main()

#>   4.1K .cache/
#>   4.1K   x.tmp
#>     1B   y.tmp
#>   130K build/
#>    30B   lib/
#>   123K   app
#>   7.0K   app.o
#>    52K docs/
#>    50K   img/
#>   2.0K   index.md
#>   2.5K src/
#>   977B   __pycache__/
#>   1.2K   main.py
#>   310B   util.py
#>    11B LINK@
#>    11B README
#> 189138 189K
#> ['src/main.py', 'src/util.py']
#> ['.cache/x.tmp', '.cache/y.tmp', 'build/lib/a.o', 'build/lib/b.o', 'docs/img/old~']
#> (none)    4  123481
#> .md       1    2048
#> .o        3    7030
#> .png      1   50000
#> .py       2    1510
#> .pyc      2     977
#> .tmp      2    4097
#> -rwxr-xr-- drwxr-x--- lrwxrwxrwx
#> True True
#> ['LINK', 'README', 'docs', 'src'] 53578
#> removed ['.cache', 'docs/img/empty', 'src/__pycache__']
#> True True True
#> Directory not empty
#> False
