# option: --policy standard --enable files
# python: 3.11
# Folders, names and links: each operation, and each of its errors.
import errno
import os
import tempfile

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())
ROOT = os.getcwd()


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except OSError as error:
        return type(error).__name__, errno.errorcode[error.errno], error.filename, error.filename2
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def put(name, text="x"):
    with open(name, "w") as file:
        file.write(text)


os.mkdir("d")
os.makedirs("d/e/f")
put("f", "hello")
print(sorted(os.listdir()), sorted(os.listdir("d")), os.listdir(b"d/e"))
print(attempt(os.mkdir, "d"), attempt(os.mkdir, "f"), attempt(os.mkdir, "no/x"), attempt(os.mkdir, "f/x"))
print(attempt(os.makedirs, "d/e/f"), os.makedirs("d/e/f", exist_ok=True), attempt(os.makedirs, "f", exist_ok=True))
print(attempt(os.rmdir, "d"), attempt(os.rmdir, "f"), attempt(os.rmdir, "no"), os.rmdir("d/e/f"))
print(attempt(os.remove, "no"), attempt(os.unlink, ""), attempt(os.listdir, "f"), attempt(os.chdir, "f"))
print(attempt(os.rename, "no", "x"), os.rename("f", "g"), os.rename("g", "g"), os.path.exists("f"))
print(attempt(os.rename, "d", "d/e/x"), attempt(os.rename, "g", "d"), attempt(os.rename, "d", "g"))
os.mkdir("full")
put("full/x")
print(attempt(os.rename, "d", "full"), os.rename("full", "d/full"), os.listdir("d/full"))
os.mkdir("empty")
print(os.rename("d/full", "empty"), os.listdir("empty"), os.replace("g", "empty/x"), open("empty/x").read())

os.symlink("empty", "to_folder")
os.symlink("empty/x", "to_file")
os.symlink("nowhere", "broken")
os.symlink("loop", "loop")
os.symlink("two", "one")
os.symlink("one", "two")
print(os.readlink("to_folder"), os.readlink(b"broken"), attempt(os.readlink, "empty"))
print(os.listdir("to_folder"), open("to_file").read(), attempt(open, "broken"), attempt(open, "loop"),
      attempt(os.stat, "one"))
print([os.path.exists(name) for name in ("to_folder", "to_file", "broken", "loop")])
print([os.path.lexists(name) for name in ("to_folder", "broken", "loop", "none")])
print([os.path.islink(name) for name in ("to_folder", "empty", "none")])
print([os.path.isdir(name) for name in ("to_folder", "to_file", ".", "none")])
print([os.path.isfile(name) for name in ("to_folder", "to_file", "broken")])
put("broken", "made through a link")
print(open("nowhere").read())
os.remove("to_file")
print(os.path.exists("empty/x"), attempt(os.rmdir, "to_folder"), os.remove("to_folder"))
print(attempt(os.symlink, "x", "empty"), attempt(os.symlink, "", "y"))

os.link("nowhere", "second")
print(os.stat("second").st_nlink, os.path.samefile("second", "nowhere"))
with open("second", "a") as file:
    file.write(", twice")
print(open("nowhere").read())
os.remove("nowhere")
print(open("second").read(), os.stat("second").st_nlink)
print(attempt(os.link, "none", "x"), attempt(os.link, "second", "empty"))

with open("second", "r+") as file:
    os.remove("second")
    print(file.read(), os.path.exists("second"))
    file.write("still there")
    file.seek(0)
    print(file.read(), os.fstat(file.fileno()).st_nlink)

os.makedirs("a/b/c")
os.chdir("a/b")
print(os.getcwd() == ROOT + "/a/b", os.path.abspath("..") == ROOT + "/a", os.listdir(".."))
put("../here")
print(os.path.exists(ROOT + "/a/here"), os.path.realpath("../../empty/../a/./here") == ROOT + "/a/here")
os.chdir(ROOT)
print(attempt(os.stat, "x" * 256)[:2], attempt(os.stat, "x/" * 3000)[:2], attempt(os.mkdir, "y" * 255))
for path, folders, files in os.walk("a"):
    print(path, sorted(folders), sorted(files))
for path, folders, files in os.walk("a", topdown=False):
    print(path, sorted(folders), sorted(files))
with os.scandir("a") as entries:
    print(sorted((entry.name, entry.path, entry.is_dir(), entry.is_file(), entry.is_symlink())
                 for entry in entries))
print(os.removedirs("a/b/c"), attempt(os.removedirs, "a"))
os.renames("a/here", "p/q/r")
print(os.path.exists("a"), open("p/q/r").read())
status = os.stat("p/q/r")
print(status.st_size, oct(status.st_mode), status.st_mtime == int(status.st_mtime) + status.st_mtime_ns % 10**9 / 1e9)
os.utime("p/q/r", (5, 7.5))
print(os.stat("p/q/r").st_atime, os.stat("p/q/r").st_mtime, os.path.getmtime("p/q/r"))
os.utime("p/q/r", ns=(1, 2))
print(os.stat("p/q/r").st_mtime_ns)
os.truncate("p/q/r", 4)
print(open("p/q/r", "rb").read())
os.chmod("p/q/r", 0o600)
print(oct(os.stat("p/q/r").st_mode), os.access("p/q/r", os.R_OK), os.access("none", os.F_OK))
os.chdir(HOME)

#> ['d', 'f'] ['e'] [b'f']
#> ('FileExistsError', 'EEXIST', 'd', None) ('FileExistsError', 'EEXIST', 'f', None) ('FileNotFoundError', 'ENOENT', 'no/x', None) ('NotADirectoryError', 'ENOTDIR', 'f/x', None)
#> ('FileExistsError', 'EEXIST', 'd/e/f', None) None ('FileExistsError', 'EEXIST', 'f', None)
#> ('OSError', 'ENOTEMPTY', 'd', None) ('NotADirectoryError', 'ENOTDIR', 'f', None) ('FileNotFoundError', 'ENOENT', 'no', None) None
#> ('FileNotFoundError', 'ENOENT', 'no', None) ('FileNotFoundError', 'ENOENT', '', None) ('NotADirectoryError', 'ENOTDIR', 'f', None) ('NotADirectoryError', 'ENOTDIR', 'f', None)
#> ('FileNotFoundError', 'ENOENT', 'no', 'x') None None False
#> ('OSError', 'EINVAL', 'd', 'd/e/x') ('IsADirectoryError', 'EISDIR', 'g', 'd') ('NotADirectoryError', 'ENOTDIR', 'd', 'g')
#> ('OSError', 'ENOTEMPTY', 'd', 'full') None ['x']
#> None ['x'] None hello
#> empty b'nowhere' ('OSError', 'EINVAL', 'empty', None)
#> ['x'] hello ('FileNotFoundError', 'ENOENT', 'broken', None) ('OSError', 'ELOOP', 'loop', None) ('OSError', 'ELOOP', 'one', None)
#> [True, True, False, False]
#> [True, True, True, False]
#> [True, False, False]
#> [True, False, True, False]
#> [False, True, False]
#> made through a link
#> True ('NotADirectoryError', 'ENOTDIR', 'to_folder', None) None
#> ('FileExistsError', 'EEXIST', 'x', 'empty') ('FileNotFoundError', 'ENOENT', '', 'y')
#> 2 True
#> made through a link, twice
#> made through a link, twice 1
#> ('FileNotFoundError', 'ENOENT', 'none', 'x') ('FileExistsError', 'EEXIST', 'second', 'empty')
#> made through a link, twice False
#> made through a link, twicestill there 0
#> True True ['b']
#> True True
#> ('OSError', 'ENAMETOOLONG') ('OSError', 'ENAMETOOLONG') None
#> a ['b'] ['here']
#> a/b ['c'] []
#> a/b/c [] []
#> a/b/c [] []
#> a/b ['c'] []
#> a ['b'] ['here']
#> [('b', 'a/b', True, False, False), ('here', 'a/here', False, True, False)]
#> None ('OSError', 'ENOTEMPTY', 'a', None)
#> False x
#> 1 0o100644 True
#> 5.0 7.5 7.5
#> 2
#> b'x\x00\x00\x00'
#> 0o100600 True False
