# _io_files: FileIO and open(), over the descriptors of the run's own file system (posix).
import posix
from gc import collect
from io import (DEFAULT_BUFFER_SIZE, RawIOBase, UnsupportedOperation, _index, _refuse_pickling, _size,
                _writable)
from _io_buffers import BufferedRandom, BufferedReader, BufferedWriter
from _io_text import TextIOWrapper

_READ_ALL = 0x7FFF_FFF0
_TOO_MANY_OPEN_FILES = 24  # EMFILE
_NO_SPACE = 28  # ENOSPC


class FileIO(RawIOBase):
    """A raw stream over a descriptor."""

    __module__ = "_io"
    _fd = -1
    _closefd = True

    def __init__(self, file, mode='r', closefd=True, opener=None):
        if self._fd >= 0 and self._closefd:
            self.close()
        if not isinstance(mode, str):
            raise TypeError(f"FileIO() argument 'mode' must be str, not {type(mode).__name__}")
        letters = mode.replace('b', '')
        kinds = [letter for letter in letters if letter in 'rwax']
        if set(letters) - set('rwax+'):
            raise ValueError(f"invalid mode: {mode}")
        if len(kinds) != 1 or letters.count('+') > 1:
            raise ValueError("Must have exactly one of create/read/write/append mode and at "
                             "most one plus")
        self._kind = kinds[0]
        self._updates = '+' in letters
        self._reads = self._kind == 'r' or self._updates
        self._writes = self._kind != 'r' or self._updates
        self._closefd = bool(closefd)
        self._file_name = file
        if _is_number(file):
            fd = _index(file)
            if fd < 0:
                raise ValueError("negative file descriptor")
            if isinstance(file, bool):
                _warn("bool is used as a file descriptor", RuntimeWarning)
            posix._flags(fd)
            self._fd = fd
        else:
            if not closefd:
                raise ValueError("Cannot use closefd=False with file name")
            path = posix.fspath(file)
            if (0 in path) if isinstance(path, bytes) else ("\0" in path):
                raise ValueError("embedded null byte")
            self._fd = self._open(path, opener)
        try:
            if posix.fstat(self._fd).st_mode & 0o170000 == 0o040000:
                raise IsADirectoryError(21, posix.strerror(21), file)
            if self._kind == 'a':
                posix.lseek(self._fd, 0, 2)
            self._is_open = True
        except:
            fd, self._fd = self._fd, -1
            if not _is_number(file):
                posix.close(fd)
            raise

    def _open(self, path, opener):
        flags = posix.O_RDWR if self._reads and self._writes else (
            posix.O_RDONLY if self._reads else posix.O_WRONLY)
        flags |= {'r': 0, 'w': posix.O_CREAT | posix.O_TRUNC, 'a': posix.O_CREAT | posix.O_APPEND,
                  'x': posix.O_CREAT | posix.O_EXCL}[self._kind] | posix.O_CLOEXEC
        if opener is None:
            try:
                return posix.open(path, flags, 0o666)
            except OSError as error:
                if error.errno not in (_TOO_MANY_OPEN_FILES, _NO_SPACE):
                    raise
            # Streams that nothing refers to any more may hold what is missing.
            collect()
            return posix.open(path, flags, 0o666)
        fd = opener(path, flags)
        if not isinstance(fd, int):
            raise TypeError("expected integer from opener")
        if fd < 0:
            raise ValueError(f"opener returned {fd}")
        posix._flags(fd)
        return fd

    @property
    def name(self):
        return self._file_name

    @name.setter
    def name(self, value):
        self._file_name = value

    @name.deleter
    def name(self):
        del self._file_name

    @property
    def mode(self):
        if self._kind == 'w' and self._updates:
            return 'rb+'
        return self._kind + 'b' + '+' * self._updates

    @property
    def closefd(self):
        return self._closefd

    @property
    def closed(self):
        return self._fd < 0

    @property
    def _blksize(self):
        return DEFAULT_BUFFER_SIZE

    def _checked(self):
        if self._fd < 0:
            raise ValueError("I/O operation on closed file")
        return self._fd

    def _for_reading(self):
        fd = self._checked()
        if not self._reads:
            raise UnsupportedOperation("File not open for reading")
        return fd

    def _for_writing(self):
        fd = self._checked()
        if not self._writes:
            raise UnsupportedOperation("File not open for writing")
        return fd

    def read(self, size=-1, /):
        fd = self._for_reading()
        size = _size(size)
        return self.readall() if size < 0 else posix.read(fd, min(size, _READ_ALL))

    def readall(self):
        fd = self._for_reading()
        data = part = posix.read(fd, _READ_ALL)
        while part and fd == 0:  # the input of the run comes in lines
            part = posix.read(fd, _READ_ALL)
            data += part
        return data

    def readinto(self, buffer, /):
        fd = self._for_reading()
        if isinstance(buffer, bytearray):
            return posix.readinto(fd, buffer)
        with _writable(buffer, "readinto") as view:
            return posix.readinto(fd, view)

    def write(self, data, /):
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        fd = self._for_writing()
        if not isinstance(data, (bytes, bytearray)):
            data = memoryview(data).tobytes()
        return posix.write(fd, data)

    def seek(self, offset, whence=0, /):
        return posix.lseek(self._checked(), _index(offset), _index(whence))

    def tell(self):
        return posix.lseek(self._checked(), 0, 1)

    def truncate(self, size=None, /):
        fd = self._for_writing()
        size = posix.lseek(fd, 0, 1) if size is None else _index(size)
        posix.ftruncate(fd, size)
        return size

    def fileno(self):
        return self._checked()

    def isatty(self):
        return posix.isatty(self._checked())

    def readable(self):
        self._checked()
        return self._reads

    def writable(self):
        self._checked()
        return self._writes

    def seekable(self):
        try:
            posix.lseek(self._checked(), 0, 1)
        except OSError:
            return False
        return True

    def flush(self):
        self._checked()

    def close(self):
        if self._fd < 0:
            return
        try:
            self.flush()  # that of a subclass, if it has one
        finally:
            fd, self._fd = self._fd, -1
            self._is_open = False
            if fd >= 0 and self._closefd:
                posix.close(fd)

    __getstate__ = _refuse_pickling

    def _owns_file(self):
        return self._fd >= 0 and self._closefd

    def __repr__(self):
        if self._fd < 0:
            return "<_io.FileIO [closed]>"
        name = f"name={self._file_name!r}" if hasattr(self, "_file_name") else f"fd={self._fd}"
        return f"<_io.FileIO {name} mode={self.mode!r} closefd={self._closefd}>"


def _is_number(file):
    return hasattr(type(file), "__index__")


def _warn(text, category):
    from warnings import warn
    warn(text, category, 3)


def open_code(path):
    """Open a file of code, which is a file like every other."""
    if not isinstance(path, str):
        raise TypeError(f"open_code() argument 'path' must be str, not {type(path).__name__}")
    return _open(path, "rb")


def _expect(name, value):
    if value is not None and not isinstance(value, str):
        raise TypeError(f"open() argument '{name}' must be str or None, "
                        f"not {type(value).__name__}")


def _open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True,
          opener=None):
    """Open a file of the run and return a stream; the builtin open() calls it."""
    if not _is_number(file):
        file = posix.fspath(file)
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    buffering = _index(buffering)
    _expect("encoding", encoding)
    _expect("errors", errors)
    _expect("newline", newline)
    letters = set(mode)
    if letters - set("axrwb+t") or len(mode) > len(letters):
        raise ValueError(f"invalid mode: '{mode}'")
    is_binary = "b" in letters
    if is_binary and "t" in letters:
        raise ValueError("can't have text and binary mode at once")
    if not letters & set("axrw"):
        raise ValueError("Must have exactly one of create/read/write/append mode and at most one "
                         "plus")
    if len(letters & set("axrw")) != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    if is_binary:
        for name, value in (("encoding", encoding), ("errors", errors), ("newline", newline)):
            if value is not None:
                raise ValueError(f"binary mode doesn't take {'a' if name[0] == 'n' else 'an'} "
                                 f"{name} argument")
        if buffering == 1:
            _warn("line buffering (buffering=1) isn't supported in binary mode, the default "
                  "buffer size will be used", RuntimeWarning)
    raw = FileIO(file, mode.replace("b", "").replace("t", ""), closefd, opener)
    stream = raw
    try:
        if buffering == 0:
            if is_binary:
                return raw
            raise ValueError("can't have unbuffered text I/O")
        size = buffering if buffering > 1 else DEFAULT_BUFFER_SIZE
        if raw._updates:
            stream = BufferedRandom(raw, size)
        elif raw._writes:
            stream = BufferedWriter(raw, size)
        else:
            stream = BufferedReader(raw, size)
        if is_binary:
            return stream
        text = TextIOWrapper(stream, encoding, errors, newline, buffering == 1)
        text.mode = mode
        return text
    except:
        stream.close()
        raise
