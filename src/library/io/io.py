# io: the base classes of streams, and the streams in memory. The streams over others are in
# _io_buffers and _io_text, those over the run's own files in _io_files.
"""Streams: in memory, over the run's own files, and over each other."""

__all__ = ["BlockingIOError", "open", "open_code", "IOBase", "RawIOBase", "FileIO", "BytesIO",
           "StringIO", "BufferedIOBase", "BufferedReader", "BufferedWriter", "BufferedRWPair",
           "BufferedRandom", "TextIOBase", "TextIOWrapper", "UnsupportedOperation", "SEEK_SET",
           "SEEK_CUR", "SEEK_END", "DEFAULT_BUFFER_SIZE", "IncrementalNewlineDecoder", "Reader",
           "Writer", "text_encoding"]

DEFAULT_BUFFER_SIZE = 128 * 1024
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2

BlockingIOError = BlockingIOError


def text_encoding(encoding, stacklevel=2, /):
    return "utf-8" if encoding is None else encoding


def _index(value):
    method = getattr(type(value), "__index__", None)
    if method is None:
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return method(value)


def _refuse_pickling(self):
    raise TypeError(f"cannot pickle {type(self).__name__!r} instances")


def _size(value):
    # None and negative numbers stand for everything.
    if value is None:
        return -1
    method = getattr(type(value), "__index__", None)
    if method is None:
        raise TypeError(f"argument should be integer or None, not '{type(value).__name__}'")
    return method(value)


# --- late: what is not supported

class UnsupportedOperation(OSError, ValueError):
    pass


# --- late: IOBase

class IOBase:
    __module__ = "_io"
    _is_closed = False
    _is_within = False  # of another stream, which closes this one

    def _unsupported(self, name):
        raise UnsupportedOperation(name)

    def seek(self, offset, whence=SEEK_SET, /):
        self._unsupported("seek")

    def tell(self):
        return self.seek(0, 1)

    def truncate(self, size=None, /):
        self._unsupported("truncate")

    def fileno(self):
        self._unsupported("fileno")

    def detach(self):
        self._unsupported("detach")

    def flush(self):
        self._checkClosed()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._is_closed = True

    @property
    def closed(self):
        return self._is_closed

    def seekable(self):
        return False

    def readable(self):
        return False

    def writable(self):
        return False

    def isatty(self):
        self._checkClosed()
        return False

    def _checkClosed(self, msg=None):
        if self.closed:
            raise ValueError("I/O operation on closed file." if msg is None else msg)

    def _checkReadable(self, msg=None):
        if not self.readable():
            raise UnsupportedOperation("File or stream is not readable." if msg is None else msg)

    def _checkWritable(self, msg=None):
        if not self.writable():
            raise UnsupportedOperation("File or stream is not writable." if msg is None else msg)

    def _checkSeekable(self, msg=None):
        if not self.seekable():
            raise UnsupportedOperation("File or stream is not seekable." if msg is None else msg)

    def _owns_file(self):
        # Whether a file stays open until this stream is closed.
        return False

    def _is_finished(self):
        # Whether there is nothing left to close.
        return False

    def __del__(self):
        if self._is_within or self._is_finished() or self.closed:
            return
        if self._owns_file():
            from warnings import warn
            warn(f"unclosed file {self!r}", ResourceWarning, 2, self)
        self.close()

    def __enter__(self):
        self._checkClosed()
        return self

    def __exit__(self, *args):
        self.close()

    def __iter__(self):
        self._checkClosed()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readline(self, size=-1, /):
        size = _size(size)
        line = bytearray()
        while size < 0 or len(line) < size:
            byte = self.read(1)
            if not byte:
                break
            line += byte
            if line.endswith(b"\n"):
                break
        return bytes(line)

    def readlines(self, hint=-1, /):
        hint = _size(hint)
        if hint <= 0:
            return list(self)
        lines = []
        total = 0
        for line in self:
            lines.append(line)
            total += len(line)
            if total > hint:
                break
        return lines

    def writelines(self, lines, /):
        self._checkClosed()
        for line in lines:
            self.write(line)


# --- late: RawIOBase

class RawIOBase(IOBase):
    __module__ = "_io"

    def read(self, size=-1, /):
        size = _size(size)
        if size < 0:
            return self.readall()
        buffer = bytearray(size)
        count = self.readinto(buffer)
        if count is None:
            return None
        count = _index(count)
        if not 0 <= count <= size:
            raise ValueError(f"readinto returned {count} outside buffer size {size}")
        return bytes(memoryview(buffer)[:count])

    def readall(self):
        parts = bytearray()
        while True:
            part = self.read(DEFAULT_BUFFER_SIZE)
            if not part:
                return bytes(parts) if parts or part is not None else None
            parts += part

    def readinto(self, buffer, /):
        raise NotImplementedError

    def write(self, data, /):
        raise NotImplementedError


# --- late: BufferedIOBase

def _writable(buffer, function):
    try:
        view = memoryview(buffer)
    except TypeError:
        view = None
    if view is None or view.readonly:
        raise TypeError(f"{function}() argument must be read-write bytes-like object, "
                        f"not {type(buffer).__name__}")
    return view.cast("B")


class BufferedIOBase(IOBase):
    __module__ = "_io"

    def read(self, size=-1, /):
        self._unsupported("read")

    def read1(self, size=-1, /):
        self._unsupported("read1")

    def readinto(self, buffer, /):
        return self._read_into(buffer, self.read, "readinto")

    def readinto1(self, buffer, /):
        return self._read_into(buffer, self.read1, "readinto1")

    def _read_into(self, buffer, read, name):
        view = _writable(buffer, name)
        data = read(len(view))
        if data is None:
            return None
        count = len(data)
        view[:count] = data
        view.release()
        return count

    def write(self, data, /):
        self._unsupported("write")


# --- late: TextIOBase

class TextIOBase(IOBase):
    __module__ = "_io"

    def read(self, size=-1, /):
        self._unsupported("read")

    def readline(self, size=-1, /):
        self._unsupported("readline")

    def write(self, text, /):
        self._unsupported("write")

    @property
    def encoding(self):
        return None

    @property
    def errors(self):
        return None

    @property
    def newlines(self):
        return None


# --- late: BytesIO and StringIO as pickles have them

# What instances keep for themselves.
_OWN = frozenset(("_data", "_place", "_is_closed", "_is_within", "_newline", "_is_plain",
                  "_is_universal", "_line_end", "_seen", "_text", "_gathered", "_length"))


def _attributes_of(stream):
    return {name: value for name, value in vars(stream).items() if name not in _OWN} or None


def _checked_state(stream, state, length):
    if not isinstance(state, tuple) or len(state) < length:
        raise TypeError(f"{type(stream).__module__}.{type(stream).__qualname__}.__setstate__ argument "
                        f"should be {length}-tuple, got {type(state).__name__}")
    return state[:length]


def _set_attributes(stream, attributes, place):
    if attributes is None:
        return
    if not isinstance(attributes, dict):
        raise TypeError(f"{place} item of state should be a dict, got a {type(attributes).__name__}")
    vars(stream).update(attributes)


# --- late: BytesIO

class BytesIO(BufferedIOBase):
    """A binary stream over bytes that it keeps."""

    __module__ = "_io"

    def __init__(self, initial_bytes=b""):
        if initial_bytes is None:
            initial_bytes = b""
        elif isinstance(initial_bytes, (str, int)):
            self._no_bytes(initial_bytes)
        self._data = bytearray(memoryview(initial_bytes))
        self._place = 0
        self._is_closed = False

    def __del__(self):
        # Views of the bytes die together with the stream, in any order.
        try:
            super().__del__()
        except BufferError:
            pass

    def _no_bytes(self, value):
        raise TypeError(f"a bytes-like object is required, not '{type(value).__name__}'")

    def _open_data(self):
        if self._is_closed:
            raise ValueError("I/O operation on closed file.")
        return self._data

    def _is_finished(self):
        return not hasattr(self, "_data")

    def __getstate__(self):
        return self.getvalue(), self._place, _attributes_of(self)

    def __setstate__(self, state, /):
        data, place, attributes = _checked_state(self, state, 3)
        if not isinstance(place, int):
            raise TypeError("second item of state must be an integer, "
                            f"not {type(place).__name__}")
        if place < 0:
            raise ValueError("position value cannot be negative")
        BytesIO.__init__(self, data)
        self._place = place
        _set_attributes(self, attributes, "third")

    def getvalue(self):
        return bytes(self._open_data())

    def getbuffer(self):
        return memoryview(self._open_data())

    def close(self):
        if not self._is_closed:
            self._data.clear()
            self._is_closed = True

    def readable(self):
        self._open_data()
        return True

    writable = seekable = readable

    def read(self, size=-1, /):
        data = self._open_data()
        size = _size(size)
        start = self._place
        stop = len(data) if size < 0 else min(start + size, len(data))
        if start >= stop:
            return b""
        self._place = stop
        return bytes(memoryview(data)[start:stop]) if start else bytes(data[:stop])

    def read1(self, size=-1, /):
        return BytesIO.read(self, size)

    def readinto(self, buffer, /):
        # Not through the read() of a subclass.
        self._open_data()
        return self._read_into(buffer, lambda size: BytesIO.read(self, size), "readinto")

    def readline(self, size=-1, /):
        data = self._open_data()
        size = _size(size)
        start = self._place
        if start >= len(data):
            return b""
        stop = data.find(b"\n", start) + 1
        if stop == 0:
            stop = len(data)
        if 0 <= size < stop - start:
            stop = start + size
        self._place = stop
        return bytes(data[start:stop])

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def write(self, data, /):
        own = self._open_data()
        if isinstance(data, str):
            self._no_bytes(data)
        if isinstance(data, (bytes, bytearray)):
            count = len(data)
        else:
            try:
                data = memoryview(data)
            except TypeError:
                self._no_bytes(data)
            count = data.nbytes
            data = data.tobytes()
        place = self._place
        if count == 0:
            return 0
        if place > len(own):
            own.extend(bytes(place - len(own)))
        own[place:place + count] = data
        self._place = place + count
        return count

    def seek(self, offset, whence=SEEK_SET, /):
        data = self._open_data()
        offset = _index(offset)
        whence = _index(whence)
        if whence == 0:
            if offset < 0:
                raise ValueError(f"negative seek value {offset}")
        elif whence == 1:
            offset += self._place
        elif whence == 2:
            offset += len(data)
        else:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        self._place = max(offset, 0)
        return self._place

    def tell(self):
        self._open_data()
        return self._place

    def truncate(self, size=None, /):
        data = self._open_data()
        size = self._place if size is None else _index(size)
        if size < 0:
            raise ValueError(f"negative size value {size}")
        if size < len(data):
            del data[size:]
        return size


# --- late: StringIO

class StringIO(TextIOBase):
    """A text stream over a string that it keeps."""

    # What is written at the end is only gathered; it becomes one string when somebody reads.
    __module__ = "_io"

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {type(newline).__name__}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError("initial_value must be str or None, "
                            f"not {type(initial_value).__name__}")
        self._newline = newline
        self._is_plain = newline == "\n"
        self._is_universal = not newline
        self._line_end = newline if newline in ("\r", "\r\n") else "\n"
        self._seen = set()
        self._text = ""
        self._gathered = []
        self._length = 0
        self._place = 0
        self._is_closed = False
        if initial_value:
            self.write(initial_value)
            self._place = 0

    def _is_finished(self):
        return not hasattr(self, "_gathered")

    def __getstate__(self):
        return self.getvalue(), self._newline, self._place, _attributes_of(self)

    def __setstate__(self, state, /):
        text, newline, place, attributes = _checked_state(self, state, 4)
        if not isinstance(place, int):
            raise TypeError("third item of state must be an integer, "
                            f"got {type(place).__name__}")
        if place < 0:
            raise ValueError("position value cannot be negative")
        StringIO.__init__(self, text, newline)
        # The text was translated when it was written.
        self._text = text or ""
        self._gathered = []
        self._length = len(self._text)
        self._place = place
        _set_attributes(self, attributes, "fourth")

    def _checkClosed(self, msg=None):
        if self._is_closed:
            raise ValueError("I/O operation on closed file." if msg is None else msg)

    def _check_open(self):
        if self._is_closed:
            raise ValueError("I/O operation on closed file")

    def _whole(self):
        if self._gathered:
            self._text += "".join(self._gathered)
            self._gathered.clear()
        return self._text

    def _translated(self, text):
        if self._is_universal:
            # Which line ends there are; those of "\r\n" count as one.
            pairs = str.count(text, "\r\n")
            if pairs:
                self._seen.add("\r\n")
            if str.count(text, "\r") > pairs:
                self._seen.add("\r")
            if str.count(text, "\n") > pairs:
                self._seen.add("\n")
            if self._newline is None:
                text = str.replace(str.replace(text, "\r\n", "\n"), "\r", "\n")
        elif self._line_end != "\n":
            text = str.replace(text, "\n", self._line_end)
        return text

    def write(self, text, /):
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got '{type(text).__name__}'")
        if self._is_closed:
            raise ValueError("I/O operation on closed file")
        count = len(text)
        if not self._is_plain:
            text = self._translated(text)
        place = self._place
        if place == self._length:
            if count:
                self._gathered.append(text)
                self._length = self._place = place + len(text)
            return count
        if not text:
            return count
        whole = self._whole()
        stop = place + len(text)
        if place > self._length:
            whole += "\0" * (place - self._length)
        self._text = whole[:place] + text + whole[stop:]
        self._length = len(self._text)
        self._place = stop
        return count

    def getvalue(self):
        self._check_open()
        return self._whole()

    def read(self, size=-1, /):
        size = _size(size)
        self._check_open()
        start = self._place
        if start >= self._length:
            return ""
        stop = self._length if size < 0 else min(start + size, self._length)
        self._place = stop
        return self._whole()[start:stop]

    def _line_stop(self, text, start):
        if self._newline != "":
            found = text.find(self._line_end, start)
            return len(text) if found < 0 else found + len(self._line_end)
        line_feed = text.find("\n", start)
        carriage_return = text.find("\r", start, line_feed if line_feed >= 0 else len(text))
        if carriage_return < 0:
            return len(text) if line_feed < 0 else line_feed + 1
        return carriage_return + (2 if line_feed == carriage_return + 1 else 1)

    def readline(self, size=-1, /):
        size = _size(size)
        self._check_open()
        start = self._place
        if start >= self._length:
            return ""
        text = self._whole()
        stop = self._line_stop(text, start)
        if 0 <= size < stop - start:
            stop = start + size
        self._place = stop
        return text[start:stop]

    def seek(self, offset, whence=SEEK_SET, /):
        self._check_open()
        offset = _index(offset)
        whence = _index(whence)
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and offset < 0:
            raise ValueError(f"Negative seek position {offset}")
        if whence != 0 and offset != 0:
            raise OSError("Can't do nonzero cur-relative seeks")
        if whence == 1:
            offset = self._place
        elif whence == 2:
            offset = self._length
        self._place = offset
        return offset

    def tell(self):
        self._check_open()
        return self._place

    def truncate(self, size=None, /):
        self._check_open()
        if size is None:
            size = self._place
        else:
            size = _size(size)
            if size < 0:
                raise ValueError(f"Negative size value {size}")
        if size < self._length:
            self._text = self._whole()[:size]
            self._length = size
        return size

    def readable(self):
        self._check_open()
        return True

    writable = seekable = readable

    def close(self):
        self._is_closed = True
        self._text = ""
        self._gathered = []

    def flush(self):
        pass

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    @property
    def line_buffering(self):
        self._check_open()
        return False

    @property
    def newlines(self):
        self._check_open()
        seen = tuple(end for end in ("\r", "\n", "\r\n") if end in self._seen)
        return None if not seen else seen[0] if len(seen) == 1 else seen


# --- late: IncrementalNewlineDecoder

class IncrementalNewlineDecoder:
    """Turns CR LF and CR into LF when told to, and remembers which of them it saw."""

    __module__ = "_io"

    def __init__(self, decoder, translate, errors="strict"):
        self._decoder = decoder
        self._translate = bool(translate)
        self.reset()

    def decode(self, input, final=False):
        text = input if self._decoder is None else self._decoder.decode(input, bool(final))
        if not isinstance(text, str):
            raise TypeError("decoder should return a string result, "
                            f"not '{type(text).__name__}'")
        if self._waits and (text or final):
            text = "\r" + text
            self._waits = False
        if not final and text.endswith("\r"):
            # A line feed may follow in the next piece.
            text = text[:-1]
            self._waits = True
        if "\r" not in text:
            if "\n" in text:
                self._seen |= 1
            return text
        both = text.count("\r\n")
        for kind, count in ((1, text.count("\n") - both), (2, text.count("\r") - both), (4, both)):
            if count:
                self._seen |= kind
        if self._translate:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return text

    def getstate(self):
        held, flags = (b"", 0) if self._decoder is None else self._decoder.getstate()
        return held, flags << 1 | self._waits

    def setstate(self, state, /):
        held, flags = state
        self._waits = bool(flags & 1)
        if self._decoder is not None:
            self._decoder.setstate((held, flags >> 1))

    def reset(self):
        self._seen = 0
        self._waits = False
        if self._decoder is not None:
            self._decoder.reset()

    @property
    def newlines(self):
        found = tuple([end for kind, end in ((2, "\r"), (1, "\n"), (4, "\r\n"))
                       if self._seen & kind])
        return None if not found else found[0] if len(found) == 1 else found


# --- late: buffers of raw streams

from _io_buffers import BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter


# --- late: TextIOWrapper

from _io_text import TextIOWrapper


# --- late: FileIO

from _io_files import FileIO, open_code


# --- late: open

from builtins import open


# --- late: the abstract classes

from _io_abstract import Reader, Writer
