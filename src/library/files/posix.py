# posix: what os is made of. The functions on paths and descriptors are native (posix_paths.cpp,
# posix_descriptors.cpp); here are the constants, and what can be said of a run that has no process.
"""The file system of the run. It is in memory; nothing here reaches the system of the host."""

from _descriptors import (close, closerange, dup, dup2, fdatasync, fspath, fstat, fstatvfs, fsync,
                          ftruncate, isatty, lseek, pread, pwrite, read, readinto, strerror, umask,
                          write, _flags)
from random import SystemRandom as _SystemRandom

error = OSError

F_OK = 0
X_OK = 1
W_OK = 2
R_OK = 4
O_RDONLY = 0
O_WRONLY = 1
O_RDWR = 2
O_CREAT = 0o100
O_EXCL = 0o200
O_NOCTTY = 0o400
O_TRUNC = 0o1000
O_APPEND = 0o2000
O_NONBLOCK = 0o4000
O_DSYNC = 0o10000
O_DIRECTORY = 0o200000
O_NOFOLLOW = 0o400000
O_CLOEXEC = 0o2000000
O_SYNC = 0o4010000
GRND_NONBLOCK = 1
GRND_RANDOM = 2
EX_OK = 0
NGROUPS_MAX = 65536
TMP_MAX = 238328
# What the functions here take beyond paths: os derives its sets supports_fd and so on from this.
_have_functions = ['HAVE_FCHDIR', 'HAVE_FCHMOD', 'HAVE_FDOPENDIR', 'HAVE_FTRUNCATE', 'HAVE_FUTIMENS',
                   'HAVE_LSTAT', 'HAVE_UTIMENSAT']


def get_inheritable(fd, /):
    _flags(fd)
    return False


def set_inheritable(fd, inheritable, /):
    _flags(fd)


def fchdir(fd):
    chdir(_descriptor(fd))


def fchmod(fd, mode):
    chmod(_descriptor(fd), mode)


def _descriptor(fd):
    if not isinstance(fd, int):
        raise TypeError(f"'{type(fd).__name__}' object cannot be interpreted as an integer")
    return fd


def sync():
    """There is no disk that could lag behind."""


def getpid():
    """Always 1: the run is the only process that it knows."""
    return 1


def cpu_count():
    return 1


def getuid():
    return 1000


geteuid = getgid = getegid = getuid


def device_encoding(fd, /):
    return None


def putenv(name, value, /):
    name, value = _environment_text(name), _environment_text(value)
    if b'=' in name:
        raise ValueError("illegal environment variable name")
    if not name:
        raise OSError(22, strerror(22))


def unsetenv(name, /):
    name = _environment_text(name)
    if not name or b'=' in name:
        raise OSError(22, strerror(22))


def _environment_text(value):
    # It goes nowhere: os.environ itself keeps what a program puts in.
    value = fspath(value)
    data = value.encode('utf-8', 'surrogateescape') if isinstance(value, str) else value
    if 0 in data:
        raise ValueError("embedded null byte")
    return data


def urandom(size, /):
    """Bytes from the run's seed."""
    size = size.__index__()
    if size < 0:
        raise ValueError("negative argument not allowed")
    return _random_bytes(size)


def getrandom(size, flags=0):
    return urandom(size)


def get_terminal_size(fd=1, /):
    raise OSError(25, strerror(25))


def execv(path, argv, /):
    raise OSError(38, strerror(38))


def execve(path, argv, env):
    raise OSError(38, strerror(38))


# --- randomness


_random_bytes = _SystemRandom().randbytes


# --- times

def _nanoseconds(time):
    if isinstance(time, int):
        return time * 1_000_000_000
    if not isinstance(time, float):
        raise TypeError(f"'{type(time).__name__}' object cannot be interpreted as an integer")
    if time != time:
        raise ValueError("Invalid value NaN (not a number)")
    if abs(time) > 9_000_000_000:
        raise OverflowError("timestamp out of range for platform time_t")
    seconds = time // 1
    return int(seconds) * 1_000_000_000 + int((time - seconds) * 1e9)


def utime(path, times=None, *, ns=..., dir_fd=None, follow_symlinks=True):
    """Set the times of the last reading and writing."""
    if times is not None and ns is not ...:
        raise ValueError("utime: you may specify either 'times' or 'ns' but not both")
    if dir_fd is not None:
        raise NotImplementedError("dir_fd unavailable on this platform")
    accessed = modified = None
    if times is not None:
        if not isinstance(times, tuple) or len(times) != 2:
            raise TypeError("utime: 'times' must be either a tuple of two ints or None")
        accessed, modified = _nanoseconds(times[0]), _nanoseconds(times[1])
    elif ns is not ...:
        if not isinstance(ns, tuple) or len(ns) != 2:
            raise TypeError("utime: 'ns' must be a tuple of two ints")
        accessed, modified = ns
    _set_times(path, accessed, modified, follow_symlinks)
