# _io_buffers: the buffered streams of io, over any raw stream.
#
# `_held` was read ahead, and the bytes from `_place` on are still to be read; the bytes of
# `_waiting` are still to be written. The place of the stream is that of the raw one less the former,
# or plus the latter. A stream that the program does not close is flushed and closed when it dies. If
# it is within another one, that one does it, in whatever order they die.
from _streams import _IOBase
from io import (DEFAULT_BUFFER_SIZE, BufferedIOBase, FileIO, IOBase, UnsupportedOperation, _index,
                _put_within, _refuse_pickling, _size, _view, _writable)


def _checked_place(place):
    place = _index(place)
    if place < 0:
        raise OSError(f"Raw stream returned invalid position {place}")
    return place


class _Buffered(BufferedIOBase):
    __module__ = "_io"
    _raw = _buffer_size = None

    def _begin(self, raw, buffer_size):
        self._raw = self._buffer_size = None
        buffer_size = _index(buffer_size)
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw = raw
        self._buffer_size = buffer_size
        # Over a file, the core sees whether it is open. Other raw streams are asked each time.
        self._below = raw if type(raw) is FileIO else None
        self._room = 0
        _put_within(raw, True)

    @property
    def raw(self):
        if self._raw is None:
            raise ValueError("I/O operation on uninitialized object" if self._buffer_size is None
                             else "raw stream has been detached")
        return self._raw

    @property
    def closed(self):
        return self.raw.closed

    __getstate__ = _refuse_pickling

    def _owns_file(self):
        return isinstance(self._raw, IOBase) and self._raw._owns_file()

    def _is_finished(self):
        return self._raw is None

    @property
    def name(self):
        return self.raw.name

    @property
    def mode(self):
        return self.raw.mode

    def close(self):
        if self._raw is not None and not self.closed:
            try:
                self.flush()
            finally:
                self._raw.close()
                if type(self) in (BufferedReader, BufferedWriter, BufferedRandom):
                    self._watch(False)

    def detach(self):
        raw = self.raw
        self.flush()
        self._raw = self._below = None
        _put_within(raw, False)
        return raw

    def flush(self):
        self._check_closed("flush of closed file")
        self.raw.flush()

    def _check_closed(self, message):
        if self.closed:
            raise ValueError(message)

    def seekable(self):
        return self.raw.seekable()

    def fileno(self):
        return self.raw.fileno()

    def isatty(self):
        return self.raw.isatty()

    def __repr__(self):
        kind = f"{type(self).__module__}.{type(self).__qualname__}"
        try:
            name = self.name
        except (AttributeError, ValueError):
            return f"<{kind}>"
        return f"<{kind} name={name!r}>"


# What a buffered stream does with its raw one is in two parts: BufferedRandom has both.
class _Reading:
    __module__ = "_io"

    def _fill(self, wanted=0):
        # False at the end. None if a raw stream that does not block has nothing yet.
        part = self._read_raw(max(wanted, self._buffer_size))
        if not part:
            return None if part is None else False
        # The callers have read what was there.
        self._held = part
        self._place = self._room = 0
        return True

    def _read_raw(self, size):
        raw = self.raw
        if type(raw) is FileIO:
            return raw.read(size)
        room = bytearray(size)
        count = raw.readinto(memoryview(room))
        if count is None:
            return None
        try:
            count = _index(count)
        except TypeError as reason:
            raise OSError("raw readinto() failed") from reason
        if not 0 <= count <= size:
            raise OSError("raw readinto() returned invalid length "
                          f"{count} (should have been between 0 and {size})")
        return bytes(memoryview(room)[:count])

    def _take(self, count):
        start = self._place
        part = self._held[start:start + count]
        self._place = start + len(part)
        return part

    def _left(self):
        return len(self._held) - self._place

    def _forget_ahead(self):
        self._held = b""
        self._place = 0

    read = _IOBase._read

    def _read_more(self, size):
        size = _size(size)
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        self._check_closed("read of closed file")
        self._before_reading()
        if size < 0:
            rest = self.raw.readall() if hasattr(self.raw, "readall") else self.raw.read()
            ahead = self._take(self._left())
            if not ahead:
                return rest
            return ahead + rest if rest else ahead
        parts = [self._take(size)]
        missing = size - len(parts[0])
        while missing > 0:
            filled = self._fill(missing - missing % self._buffer_size)
            if not filled:
                if filled is None and missing == size:
                    return None
                break
            part = self._take(missing)
            missing -= len(part)
            parts.append(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def read1(self, size=-1, /):
        size = _size(size)
        self._check_closed("read of closed file")
        self._before_reading()
        if size == 0:
            return b""
        if not self._left():
            if size > 0:
                return self._read_raw(size) or b""
            self._fill()
        return self._take(self._left() if size < 0 else size)

    def peek(self, size=0, /):
        self._check_closed("peek of closed file")
        self._before_reading()
        if not self._left():
            self._fill()
        return self._held[self._place:]

    def _read_line(self, size):
        size = _size(size)
        self._check_closed("readline of closed file")
        self._before_reading()
        parts = []
        while size:
            count = self._held.find(b"\n", self._place) + 1 - self._place
            ends = count > 0
            if not ends:
                count = self._left()
            part = self._take(min(count, size) if size > 0 else count)
            parts.append(part)
            size -= len(part) if size > 0 else 0
            if ends or size and not self._fill():
                break
        return b"".join(parts)

    def _next_line(self):
        return (self._read_line(-1) if self._iterates else self.readline()) or None

    def _before_reading(self):
        pass


class _Writing:
    __module__ = "_io"

    write = _IOBase._write

    def _write_more(self, data):
        if type(data) not in (bytes, bytearray):
            with _view(data) as view:
                data = view.tobytes()
        self._check_closed("write to closed file")
        self._before_writing()
        self._room = self._buffer_size + 1
        waiting = self._waiting
        if not waiting and len(data) > self._buffer_size and self._below is not None:
            return self._raw.write(data)
        waiting += data
        if len(waiting) > self._buffer_size and not self._write_all():
            # The raw stream does not take more now. What fits into the buffer stays there.
            lost = len(waiting) - self._buffer_size
            if lost > 0:
                del waiting[self._buffer_size:]
                raise BlockingIOError(11, "write could not complete without blocking",
                                      max(len(data) - lost, 0))
        return len(data)

    def _before_writing(self):
        pass

    def _write_out(self):
        if not self._write_all():
            raise BlockingIOError(11, "write could not complete without blocking", 0)

    def _write_all(self):
        # False if a raw stream that does not block has no room.
        while self._waiting:
            count = self.raw.write(bytes(self._waiting))
            if count is None:
                return False
            if not 0 <= count <= len(self._waiting):
                raise OSError("raw write() returned invalid length "
                              f"{count} (should have been between 0 and {len(self._waiting)})")
            del self._waiting[:count]
        return True

    def flush(self):
        self._check_closed("flush of closed file")
        self._write_out()
        self.raw.flush()


def _check_seek(self, whence):
    if whence not in (0, 1, 2):
        raise ValueError(f"whence value {whence} unsupported")
    self._check_closed("seek of closed file")
    if not self.raw.seekable():
        raise UnsupportedOperation("File or stream is not seekable.")


class BufferedReader(_Reading, _Buffered):
    """Reads ahead from a raw stream."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.readable():
            raise UnsupportedOperation("File or stream is not readable.")
        self._forget_ahead()
        self._begin(raw, buffer_size)
        self._line_end = 1
        self._iterates = type(self) is BufferedReader

    def readable(self):
        return self.raw.readable()

    def readinto(self, buffer, /):
        return self._read_into(buffer, self.read, "readinto")

    def readinto1(self, buffer, /):
        view = _writable(buffer, "readinto1")
        self._check_closed("readinto of closed file")
        self._before_reading()
        data = self._take(min(len(view), self._left()))
        missing = len(view) - len(data)
        if missing > self._buffer_size:
            # At most one read of the raw stream, and no detour.
            part = self._read_raw(missing)
            if part is None and not data:
                return None
            data += part or b""
        elif missing and not data:
            if self._fill() is None:
                return None
            data = self._take(missing)
        view[:len(data)] = data
        view.release()
        return len(data)

    def tell(self):
        return _checked_place(self.raw.tell()) - self._left()

    def seek(self, offset, whence=0, /):
        whence = _index(whence)
        _check_seek(self, whence)
        offset = _index(offset)
        if whence == 1:
            offset -= self._left()
        place = _checked_place(self.raw.seek(offset, whence))
        self._forget_ahead()
        return place

    def truncate(self, size=None, /):
        self._check_closed("truncate of closed file")
        raise UnsupportedOperation("truncate")


class BufferedWriter(_Writing, _Buffered):
    """Gathers small writes for a raw stream."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.writable():
            raise UnsupportedOperation("File or stream is not writable.")
        self._waiting = bytearray()
        self._begin(raw, buffer_size)

    def writable(self):
        return self.raw.writable()

    def tell(self):
        return _checked_place(self.raw.tell()) + len(self._waiting)

    def seek(self, offset, whence=0, /):
        whence = _index(whence)
        _check_seek(self, whence)
        self._write_out()
        return _checked_place(self.raw.seek(offset, whence))

    def truncate(self, size=None, /):
        self._check_closed("truncate of closed file")
        self._write_out()
        if size is None:
            size = self.raw.tell()
        return self.raw.truncate(size)


class BufferedRandom(_Reading, _Writing, _Buffered):
    """Reads ahead from a raw stream, and gathers small writes for it."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        for can, word in ((raw.seekable, "seekable"), (raw.readable, "readable"),
                          (raw.writable, "writable")):
            if not can():
                raise UnsupportedOperation(f"File or stream is not {word}.")
        self._forget_ahead()
        self._waiting = bytearray()
        self._begin(raw, buffer_size)
        self._line_end = 1
        self._iterates = type(self) is BufferedRandom

    def readable(self):
        return self.raw.readable()

    def writable(self):
        return self.raw.writable()

    def _before_reading(self):
        if self._waiting:
            self._write_out()

    def _before_writing(self):
        if self._left():
            self.raw.seek(-self._left(), 1)
            self._forget_ahead()

    readinto = BufferedReader.readinto
    readinto1 = BufferedReader.readinto1

    def flush(self):
        self._check_closed("flush of closed file")
        self._before_writing()
        self._write_out()
        self.raw.flush()

    def tell(self):
        return _checked_place(self.raw.tell()) - self._left() + len(self._waiting)

    def seek(self, offset, whence=0, /):
        whence = _index(whence)
        _check_seek(self, whence)
        offset = _index(offset)
        self._write_out()
        if whence == 1:
            offset -= self._left()
        place = _checked_place(self.raw.seek(offset, whence))
        self._forget_ahead()
        return place

    def truncate(self, size=None, /):
        self._check_closed("truncate of closed file")
        # The place is that after what was written: a stream that appends has moved.
        self._before_writing()
        self._write_out()
        return self.raw.truncate(self.raw.tell() if size is None else size)


class BufferedRWPair(BufferedIOBase):
    """A reader and a writer in one."""

    __module__ = "_io"

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE, /):
        if not reader.readable():
            raise UnsupportedOperation("File or stream is not readable.")
        if not writer.writable():
            raise UnsupportedOperation("File or stream is not writable.")
        self._reader = BufferedReader(reader, buffer_size)
        self._writer = BufferedWriter(writer, buffer_size)

    def read(self, size=-1, /):
        return self._reader.read(size)

    def read1(self, size=-1, /):
        return self._reader.read1(size)

    def readinto(self, buffer, /):
        return self._reader.readinto(buffer)

    def readinto1(self, buffer, /):
        return self._reader.readinto1(buffer)

    def peek(self, size=0, /):
        return self._reader.peek(size)

    def write(self, data, /):
        return self._writer.write(data)

    def flush(self):
        return self._writer.flush()

    def readable(self):
        return self._reader.readable()

    def writable(self):
        return self._writer.writable()

    def isatty(self):
        return self._writer.isatty() or self._reader.isatty()

    def close(self):
        try:
            self._writer.close()
        finally:
            self._reader.close()

    @property
    def closed(self):
        return self._writer.closed
