# io: the base classes of streams, and the streams in memory. The streams over others are in
# _io_buffers and _io_text, those over the run's own files in _io_files.
#
# The native core of a stream (stream_core.cpp) reads lines and small pieces from `_held`, from
# `_place` on, and writes small pieces to `_waiting`. What it cannot do alone it leaves to the
# methods _next_line(), _read_line(), _read_more() and _write_more().
"""Streams: in memory, over the run's own files, and over each other."""

from _streams import _IOBase
from _io_buffers import BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter
from _io_text import TextIOWrapper
from _io_files import FileIO, open_code
from builtins import open
from _io_abstract import Reader, Writer

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

# The values of _line_end for the values of newline.
_LINE_ENDS = {None: 1, "\n": 1, "\r": 2, "\r\n": 3, "": 4}


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
    size = method(value)
    if size.bit_length() > 63:
        raise OverflowError(f"cannot fit '{type(value).__name__}' into an index-sized integer")
    return size


def _view(data):
    try:
        return memoryview(data)
    except TypeError:
        pass
    raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'")


def _put_within(stream, is_within):
    # Within another stream, which closes it, a stream needs no finalizer.
    if isinstance(stream, IOBase):
        stream._is_within = is_within
        if type(stream).__del__ is IOBase.__del__:
            stream._watch(not is_within)


# --- what is not supported

class UnsupportedOperation(OSError, ValueError):
    pass


# --- IOBase

class IOBase(_IOBase):
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

    def _next_line(self):
        return self.readline() or None

    def _read_line(self, size):
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


# --- RawIOBase

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


# --- BufferedIOBase

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


# --- TextIOBase

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


# --- BytesIO and StringIO as pickles have them

# What the classes keep in the dict of an instance.
_OWN = frozenset(("_is_closed", "_is_within", "_newline", "_seen"))


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


# --- BytesIO

class BytesIO(BufferedIOBase):
    """A binary stream over bytes that it keeps."""

    # They are the bytearray `_held`.
    __module__ = "_io"

    def __init__(self, initial_bytes=b""):
        self._held = bytearray() if initial_bytes is None else bytearray(_view(initial_bytes))
        self._place = 0
        self._line_end = 1
        self._is_open = self._is_whole = self._iterates = True
        if type(self) is BytesIO:
            self._watch(False)

    def __del__(self):
        # Views of the bytes die together with the stream, in any order.
        try:
            super().__del__()
        except BufferError:
            pass

    def _open_bytes(self):
        if not self._is_open:
            raise ValueError("I/O operation on closed file.")
        return self._held

    def _is_finished(self):
        return self._held is None

    @property
    def closed(self):
        return not self._is_open

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
        return bytes(self._open_bytes())

    def getbuffer(self):
        return memoryview(self._open_bytes())

    def close(self):
        if self._is_open:
            self._held.clear()
            self._is_open = False

    def readable(self):
        self._open_bytes()
        return True

    writable = seekable = readable

    read = _IOBase._read

    def _read_more(self, size):
        start, stop = self._span(size)
        self._place = max(start, stop)
        return bytes(self._held[start:stop])

    def _span(self, size):
        # From where to where a read of that size goes.
        count = len(self._open_bytes())
        size = _size(size)
        start = self._place
        return start, count if size < 0 else min(start + size, count)

    def read1(self, size=-1, /):
        return BytesIO.read(self, size)

    def readinto(self, buffer, /):
        # Not through the read() of a subclass.
        self._open_bytes()
        return self._read_into(buffer, lambda size: BytesIO.read(self, size), "readinto")

    def _read_line(self, size):
        start, stop = self._span(size)
        stop = self._held.find(b"\n", start, stop) + 1 or stop
        self._place = max(start, stop)
        return bytes(self._held[start:stop])

    def __iter__(self):
        return self

    def _next_line(self):
        return self._read_line(-1) or None

    write = _IOBase._write

    def _write_more(self, data):
        own = self._open_bytes()
        if type(data) is not bytearray:
            with _view(data) as view:
                data = view.tobytes()
        place = self._place
        if data:
            if place > len(own):
                own.extend(bytes(place - len(own)))
            stop = place + len(data)
            own[place:stop] = data
            self._place = stop
        return len(data)

    def seek(self, offset, whence=SEEK_SET, /):
        self._open_bytes()
        offset = _index(offset)
        whence = _index(whence)
        if whence == SEEK_SET:
            if offset < 0:
                raise ValueError(f"negative seek value {offset}")
        elif whence == SEEK_CUR:
            offset += self._place
        elif whence == SEEK_END:
            offset += len(self._held)
        else:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        self._place = max(offset, 0)
        return self._place

    def tell(self):
        self._open_bytes()
        return self._place

    def truncate(self, size=None, /):
        data = self._open_bytes()
        size = self._place if size is None else _index(size)
        if size < 0:
            raise ValueError(f"negative size value {size}")
        if size < len(data):
            del data[size:]
        return size


# --- StringIO

class StringIO(TextIOBase):
    """A text stream over a string that it keeps."""

    # The string is `_held`. Appending to it costs what is appended (append_string in C++).
    __module__ = "_io"

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {type(newline).__name__}")
        if newline not in _LINE_ENDS:
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError("initial_value must be str or None, "
                            f"not {type(initial_value).__name__}")
        self._newline = newline
        self._seen = set()
        self._held = ""
        self._place = 0
        self._line_end = _LINE_ENDS[newline]
        self._room = 1 if newline == "\n" else 0  # written as it is
        self._is_open = self._is_whole = True
        self._iterates = type(self) is StringIO
        if self._iterates:
            self._watch(False)
        if initial_value:
            self.write(initial_value)
            self._place = 0

    def _is_finished(self):
        return self._held is None

    @property
    def closed(self):
        return not self._is_open

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
        self._held = "".join((text or "",))
        self._place = place
        _set_attributes(self, attributes, "fourth")

    def _checkClosed(self, msg=None):
        if not self._is_open:
            raise ValueError("I/O operation on closed file." if msg is None else msg)

    def _open_text(self):
        if not self._is_open:
            raise ValueError("I/O operation on closed file")
        return self._held

    def _translated(self, text):
        newline = self._newline
        if newline:
            return text if newline == "\n" else str.replace(text, "\n", newline)
        # Which line ends there are; those of "\r\n" count as one.
        pairs = str.count(text, "\r\n")
        for end, others in (("\r\n", 0), ("\r", pairs), ("\n", pairs)):
            if str.count(text, end) > others:
                self._seen.add(end)
        if newline is None:
            text = str.replace(str.replace(text, "\r\n", "\n"), "\r", "\n")
        return text

    write = _IOBase._write

    def _write_more(self, text):
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got '{type(text).__name__}'")
        whole = self._open_text()
        count = str.__len__(text)
        text = self._translated("".join((text,)))
        place = self._place
        if text:
            stop = place + len(text)
            if place > len(whole):
                whole += "\0" * (place - len(whole))
            if place == len(whole):
                self._held = whole + text
            else:
                self._held = whole[:place] + text + whole[stop:]
            self._place = stop
        return count

    def getvalue(self):
        return self._open_text()

    def _span(self, size):
        # From where to where a read of that size goes.
        size = _size(size)
        count = len(self._open_text())
        start = self._place
        return start, count if size < 0 else min(start + size, count)

    read = _IOBase._read

    def _read_more(self, size):
        start, stop = self._span(size)
        self._place = max(start, stop)
        return self._held[start:stop]

    readline = _IOBase.readline

    def _read_line(self, size):
        start, stop = self._span(size)
        text = self._held
        ends = ("\r\n", "\r", "\n") if self._newline == "" else (self._newline or "\n",)
        places = [(text.find(end, start), -len(end)) for end in ends]
        place, length = min((found for found in places if found[0] >= 0), default=(stop, 0))
        self._place = max(start, min(place - length, stop))
        return text[start:self._place]

    def _next_line(self):
        self._open_text()
        line = self.readline()
        if not isinstance(line, str):
            raise OSError("readline() should have returned a str object, "
                          f"not '{type(line).__name__}'")
        return line or None

    def seek(self, offset, whence=SEEK_SET, /):
        self._open_text()
        offset = _index(offset)
        whence = _index(whence)
        if whence not in (SEEK_SET, SEEK_CUR, SEEK_END):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == SEEK_SET and offset < 0:
            raise ValueError(f"Negative seek position {offset}")
        if whence != SEEK_SET and offset != 0:
            raise OSError("Can't do nonzero cur-relative seeks")
        if whence == SEEK_CUR:
            offset = self._place
        elif whence == SEEK_END:
            offset = len(self._held)
        self._place = offset
        return offset

    def tell(self):
        self._open_text()
        return self._place

    def truncate(self, size=None, /):
        text = self._open_text()
        if size is None:
            size = self._place
        else:
            size = _size(size)
            if size < 0:
                raise ValueError(f"Negative size value {size}")
        self._held = text[:size]
        return size

    def readable(self):
        self._open_text()
        return True

    writable = seekable = readable

    def close(self):
        self._is_open = False
        self._held = ""

    def flush(self):
        pass

    @property
    def line_buffering(self):
        self._open_text()
        return False

    @property
    def newlines(self):
        self._open_text()
        return _as_newlines([end for end in ("\r", "\n", "\r\n") if end in self._seen])


# --- the attribute newlines

def _as_newlines(ends):
    return None if not ends else ends[0] if len(ends) == 1 else tuple(ends)


# --- IncrementalNewlineDecoder

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
        return _as_newlines([end for kind, end in ((2, "\r"), (1, "\n"), (4, "\r\n"))
                             if self._seen & kind])
