# os for CPython's own tests: names and texts, no files and no processes. What would need them skips
# the test that asks for it.
import unittest
import posixpath as path
import sys

sys.modules["os.path"] = path
name = "posix"
sep = "/"
altsep = None
pathsep = ":"
linesep = "\n"
curdir = "."
pardir = ".."
extsep = "."
devnull = "/dev/null"
environ = {}
error = OSError
O_RDONLY, O_WRONLY, O_RDWR, O_CREAT = 0, 1, 2, 64
supports_dir_fd = supports_fd = supports_follow_symlinks = set()


class PathLike:
    """What has __fspath__."""

    @classmethod
    def __subclasshook__(cls, other):
        if cls is PathLike:
            return any("__fspath__" in base.__dict__ for base in other.__mro__)
        return NotImplemented


def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    try:
        return type(path).__fspath__(path)
    except AttributeError:
        raise TypeError("expected str, bytes or os.PathLike object, not "
                        + type(path).__name__) from None


def fsencode(filename):
    filename = fspath(filename)
    return filename.encode("utf-8", "surrogateescape") if isinstance(filename, str) else filename


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode("utf-8", "surrogateescape") if isinstance(filename, bytes) else filename


def getenv(key, default=None):
    return environ.get(key, default)


def getpid():
    return 1


def getcwd():
    return "/"


def urandom(size):
    import random
    return random.randbytes(size)


def strerror(code):
    return "Error %d" % code


def cpu_count():
    return 1


def _needs_files(*args, **kwargs):
    raise unittest.SkipTest("needs files")


def _needs_processes(*args, **kwargs):
    raise unittest.SkipTest("needs processes")


open = close = read = write = unlink = remove = mkdir = makedirs = rmdir = rename = _needs_files
scandir = stat = lstat = fstat = chmod = chdir = walk = symlink = truncate = _needs_files
dup = dup2 = pipe = isatty = access = lseek = fdopen = utime = replace = readlink = _needs_files
system = popen = kill = waitpid = _exit = _needs_processes


def listdir(path="."):
    return []


class DirEntry:
    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)
