# What os.scandir() returns.
# option: --policy standard --enable files
import copy
import os
import pickle
import tempfile

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except OSError as error:
        return f"{type(error).__name__}: {error.filename}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"


os.makedirs("d/sub")
open("d/file", "w").write("text")
os.symlink("file", "d/link")
os.symlink("sub", "d/folder")
os.symlink("nothing", "d/broken")

with os.scandir("d") as found:
    print(type(found), iter(found) is found)
    entries = sorted(found, key=lambda entry: entry.name)
print(attempt(next, found), found.close(), found.__exit__(1, 2), attempt(type(found)))
for entry in entries:
    print(entry, entry.path, os.fspath(entry), entry.inode() == os.lstat(entry.path).st_ino)
    print(entry.is_dir(), entry.is_file(), entry.is_symlink(), entry.is_junction(),
          entry.is_dir(follow_symlinks=False), entry.is_file(follow_symlinks=[]))
    status = attempt(entry.stat)
    print(status.st_size if entry.is_file() else isinstance(status, os.stat_result) or status,
          entry.stat(follow_symlinks=False).st_size == os.lstat(entry.path).st_size)

# The first stat() stays.
entry = entries[1]
before = entry.stat()
open("d/file", "a").write(" and more")
print(entry.stat() is before, entry.stat().st_size, os.stat(entry).st_size)
os.remove("d/file")
print(entry.stat().st_size, entry.is_file(), entry.stat(follow_symlinks=False).st_size == 4)
print(entries[3].is_file(), entries[3].stat().st_size, entry.stat(follow_symlinks=False) is before)

print(attempt(setattr, entry, "name", 1), attempt(setattr, entry, "other", 1), attempt(delattr, entry, "path"))
print(attempt(os.DirEntry), attempt(type, "Derived", (os.DirEntry,), {}), os.DirEntry[str], os.DirEntry.__module__)
print(attempt(pickle.dumps, entry), attempt(copy.copy, entry), entry == entry, entry == entries[0])
print(attempt(entry.is_dir, True), attempt(entry.is_dir, follow=1), attempt(entry.stat, 1))

# The form of the path.
print([sorted(entry.path for entry in os.scandir(path)) for path in ("d", "d/", b"d", b"d/", "./d//")])
print(sorted(entry.name for entry in os.scandir(b"d"))[0], "./d" in [entry.path for entry in os.scandir()])
descriptor = os.open("d", os.O_RDONLY)
print(sorted(entry.path for entry in os.scandir(descriptor)))


class Path:
    def __fspath__(self):
        return "d"


print(sorted(entry.path for entry in os.scandir(Path())))
print(attempt(os.scandir, "nothing"), attempt(os.scandir, "d/broken"), attempt(os.scandir, 1.5), attempt(os.scandir, ""))
os.chdir(HOME)

#> <class 'posix.ScandirIterator'> True
#> StopIteration:  None None TypeError: cannot create 'posix.ScandirIterator' instances
#> <DirEntry 'broken'> d/broken d/broken True
#> False False True False False False
#> FileNotFoundError: d/broken True
#> <DirEntry 'file'> d/file d/file True
#> False True False False False True
#> 4 True
#> <DirEntry 'folder'> d/folder d/folder True
#> True False True False False False
#> True True
#> <DirEntry 'link'> d/link d/link True
#> False True True False False False
#> 4 True
#> <DirEntry 'sub'> d/sub d/sub True
#> True False False False True False
#> True True
#> True 4 13
#> 4 True True
#> True 4 True
#> AttributeError: readonly attribute AttributeError: 'posix.DirEntry' object has no attribute 'other' and no __dict__ for setting new attributes AttributeError: readonly attribute
#> TypeError: cannot create 'posix.DirEntry' instances TypeError: type 'posix.DirEntry' is not an acceptable base type posix.DirEntry[str] posix
#> TypeError: cannot pickle 'posix.DirEntry' object TypeError: cannot pickle 'posix.DirEntry' object True False
#> TypeError: is_dir() takes no positional arguments TypeError: is_dir() got an unexpected keyword argument 'follow' TypeError: stat() takes no positional arguments
#> [['d/broken', 'd/folder', 'd/link', 'd/sub'], ['d/broken', 'd/folder', 'd/link', 'd/sub'], [b'd/broken', b'd/folder', b'd/link', b'd/sub'], [b'd/broken', b'd/folder', b'd/link', b'd/sub'], ['./d//broken', './d//folder', './d//link', './d//sub']]
#> b'broken' True
#> ['broken', 'folder', 'link', 'sub']
#> ['d/broken', 'd/folder', 'd/link', 'd/sub']
#> FileNotFoundError: nothing FileNotFoundError: d/broken TypeError: scandir: path should be string, bytes, os.PathLike, integer or None, not float FileNotFoundError: 
