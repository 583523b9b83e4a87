# posix: what os is made of. The functions on paths and descriptors are native (posix_paths.cpp,
# posix_descriptors.cpp); here are the classes of their results, and the constants.
"""The file system of the run. It is in memory; nothing here reaches the system of the host."""

from _descriptors import (close, closerange, dup, dup2, fdatasync, fspath, fsync, ftruncate, isatty,
                          lseek, pread, pwrite, read, readinto, strerror, umask, write)
from random import SystemRandom as _SystemRandom
from _descriptors import _capacity, _descriptor_facts, _flags

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


# --- stat_result

def _item(index):
    return property(lambda self: tuple.__getitem__(self, index))


class stat_result(tuple):
    """The facts about a file: ten numbers, and more by name."""

    n_fields = 19
    n_sequence_fields = 10
    n_unnamed_fields = 3
    __match_args__ = ('st_mode', 'st_ino', 'st_dev', 'st_nlink', 'st_uid', 'st_gid', 'st_size')

    def __new__(cls, sequence, /, dict={}):
        items = tuple(sequence)
        if not 10 <= len(items) <= 19:
            kind = 'least 10' if len(items) < 10 else 'most 19'
            raise TypeError(f'os.stat_result() takes an at {kind}-sequence '
                            f'({len(items)}-sequence given)')
        self = tuple.__new__(cls, items[:10])
        seconds = items[7:10]
        times = items[10:13] or [dict.get(name) for name in ('st_atime', 'st_mtime', 'st_ctime')]
        whole = [second if time is None else time for second, time in zip(seconds, times)]
        self.__dict__['_seconds'] = whole
        self.__dict__['_times'] = list(items[13:16]) or [dict.get(name) for name in _NANOSECOND_FIELDS]
        self.__dict__['_blocks'] = items[17] if len(items) > 17 else dict.get('st_blocks')
        self.__dict__['_unit'] = items[16] if len(items) > 16 else dict.get('st_blksize')
        self.__dict__['_device'] = items[18] if len(items) > 18 else dict.get('st_rdev')
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'os.stat_result' is not an acceptable base type")

    def __setattr__(self, name, value):
        raise AttributeError('readonly attribute' if hasattr(type(self), name) else
                             f"'os.stat_result' object has no attribute '{name}'")

    __delattr__ = lambda self, name: stat_result.__setattr__(self, name, None)

    st_mode = _item(0)
    st_ino = _item(1)
    st_dev = _item(2)
    st_nlink = _item(3)
    st_uid = _item(4)
    st_gid = _item(5)
    st_size = _item(6)
    st_atime = property(lambda self: self._seconds[0])
    st_mtime = property(lambda self: self._seconds[1])
    st_ctime = property(lambda self: self._seconds[2])
    st_atime_ns = property(lambda self: self._times[0])
    st_mtime_ns = property(lambda self: self._times[1])
    st_ctime_ns = property(lambda self: self._times[2])
    st_blksize = property(lambda self: self._unit)
    st_blocks = property(lambda self: self._blocks)
    st_rdev = property(lambda self: self._device)

    def __repr__(self):
        names = self.__match_args__ + ('st_atime', 'st_mtime', 'st_ctime')
        parts = ', '.join([f'{name}={value!r}' for name, value in zip(names, self)])
        return f'os.stat_result({parts})'

    def __reduce__(self):
        fields = {name: getattr(self, name) for name in _EXTRA_FIELDS}
        return stat_result, (tuple(self), fields)


stat_result.__module__ = 'os'
_NANOSECOND_FIELDS = ('st_atime_ns', 'st_mtime_ns', 'st_ctime_ns')
_EXTRA_FIELDS = ('st_atime', 'st_mtime', 'st_ctime') + _NANOSECOND_FIELDS + (
    'st_blksize', 'st_blocks', 'st_rdev')


def _result(facts):
    mode, number, links, size, accessed, modified, changed, device = facts
    blocks = 0 if mode & 0o170000 != 0o100000 else (size + 511) // 512
    return stat_result((mode, number, device, links, 1000, 1000, size, accessed // 1_000_000_000,
                        modified // 1_000_000_000, changed // 1_000_000_000,
                        accessed / 1e9, modified / 1e9, changed / 1e9,
                        accessed, modified, changed, 4096, blocks, 0))


# --- stat

def stat(path, *, dir_fd=None, follow_symlinks=True):
    """The facts about the file that a path or a descriptor names."""
    if isinstance(path, int):
        return _result(_descriptor_facts(path) if path in (0, 1, 2) else
                       _facts(path, dir_fd, follow_symlinks))
    return _result(_facts(path, dir_fd, follow_symlinks))


def lstat(path, *, dir_fd=None):
    return _result(_link_facts(path, dir_fd))


def fstat(fd):
    return _result(_descriptor_facts(fd))


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


# --- scandir

class DirEntry:
    __module__ = 'posix'
    __slots__ = ('name', 'path', '_mode', '_number')

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'posix.DirEntry' instances")

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f'<DirEntry {self.name!r}>'

    def __class_getitem__(cls, item):
        return _GenericAlias(cls, item)

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 'posix.DirEntry' object")

    def inode(self):
        return self._number

    def is_symlink(self):
        return self._mode & 0o170000 == 0o120000

    def is_junction(self):
        return False

    def _is(self, kind, follow_symlinks):
        if not (follow_symlinks and self.is_symlink()):
            return self._mode & 0o170000 == kind
        try:
            return _facts(self.path, None, True)[0] & 0o170000 == kind
        except FileNotFoundError:
            return False

    def is_dir(self, *, follow_symlinks=True):
        return self._is(0o040000, follow_symlinks)

    def is_file(self, *, follow_symlinks=True):
        return self._is(0o100000, follow_symlinks)

    def stat(self, *, follow_symlinks=True):
        return stat(self.path, follow_symlinks=follow_symlinks)


class ScandirIterator:
    __module__ = 'posix'

    def __init__(self, found, prefix):
        self._found = iter(found)
        self._prefix = prefix

    def __iter__(self):
        return self

    def __next__(self):
        name = next(self._found)
        entry = object.__new__(DirEntry)
        entry.name = name
        entry.path = name if self._prefix is None else self._prefix + name
        entry._mode = next(self._found)
        entry._number = next(self._found)
        return entry

    def close(self):
        self._found = iter(())

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


def scandir(path=None):
    """Iterate over what a folder has."""
    found = _scan(path)
    if isinstance(path, int):
        return ScandirIterator(found, None)
    prefix = './' if path is None else fspath(path)
    slash = '/' if isinstance(prefix, str) else b'/'
    if not prefix.endswith(slash):
        prefix += slash
    return ScandirIterator(found, prefix)


_GenericAlias = type(list[int])


# --- the file system as a whole

_VFS_NAMES = ('f_bsize', 'f_frsize', 'f_blocks', 'f_bfree', 'f_bavail', 'f_files', 'f_ffree', 'f_favail', 'f_flag',
              'f_namemax')


class statvfs_result(tuple):
    """The room of a file system: the limits of the run."""

    __module__ = 'os'
    n_fields, n_sequence_fields, n_unnamed_fields = 11, 10, 0
    __match_args__ = _VFS_NAMES

    def __new__(cls, sequence, /, dict={}):
        try:
            items = tuple(sequence)
        except TypeError:
            raise TypeError('constructor requires a sequence') from None
        if not 10 <= len(items) <= 11:
            kind = 'least 10' if len(items) < 10 else 'most 11'
            raise TypeError(f'os.statvfs_result() takes an at {kind}-sequence '
                            f'({len(items)}-sequence given)')
        self = tuple.__new__(cls, items[:10])
        self.__dict__['f_fsid'] = items[10] if len(items) > 10 else dict.get('f_fsid')
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'os.statvfs_result' is not an acceptable base type")

    def __setattr__(self, name, value):
        raise AttributeError('readonly attribute')

    (f_bsize, f_frsize, f_blocks, f_bfree, f_bavail, f_files, f_ffree, f_favail, f_flag,
     f_namemax) = [_item(index) for index in range(10)]

    def __repr__(self):
        parts = ', '.join([f'{name}={value!r}' for name, value in zip(_VFS_NAMES, self)])
        return f'os.statvfs_result({parts})'


def statvfs(path):
    """Return the room that is left: a statvfs_result."""
    stat(path)
    most, used, most_files, files = _capacity()
    unit = 4096
    free = max(most - used, 0) // unit
    left = max(most_files - files, 0)
    return statvfs_result((unit, unit, most // unit, free, free, most_files, left, left, 0, 255, 0))


def fstatvfs(fd, /):
    """Return the room that is left: a statvfs_result."""
    return statvfs(_descriptor(fd))


# --- terminal_size

class terminal_size(tuple):
    __module__ = 'os'
    n_fields = n_sequence_fields = 2
    n_unnamed_fields = 0
    __match_args__ = ('columns', 'lines')

    def __new__(cls, sequence, /):
        items = tuple(sequence)
        if len(items) != 2:
            raise TypeError(f'os.terminal_size() takes a 2-sequence ({len(items)}-sequence given)')
        return tuple.__new__(cls, items)

    columns = property(lambda self: self[0])
    lines = property(lambda self: self[1])

    def __repr__(self):
        return f'os.terminal_size(columns={self[0]}, lines={self[1]})'
