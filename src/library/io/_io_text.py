# _io_text: TextIOWrapper, text over a stream of bytes.
#
# Reading decodes the bytes in chunks. `_held` is the text of the last chunks, to be read from
# `_place` on. tell() needs the place of a character in bytes: `_snapshot` has the state of the
# decoder before the last chunk, and its bytes, so that they can be decoded again up to that
# character. `_waiting` has encoded text that the buffer does not have yet.
import codecs

from _streams import _IOBase
from io import (IncrementalNewlineDecoder, IOBase, TextIOBase, UnsupportedOperation, _LINE_ENDS,
                _index, _put_within, _refuse_pickling, _size)

# Encodings without a state, which need no incremental encoder, and in which ASCII is one byte.
_PLAIN = frozenset(("utf-8", "utf8", "UTF-8", "ascii", "us-ascii", "latin-1", "iso-8859-1"))


def _check_encoding(encoding):
    if encoding not in _PLAIN and not codecs.lookup(encoding)._is_text_encoding:
        raise LookupError(f"'{encoding}' is not a text encoding")


def _bytes_of(data):
    return data if isinstance(data, (bytes, bytearray)) else memoryview(data).tobytes()


class TextIOWrapper(TextIOBase):
    """Text over a buffer of bytes."""

    __module__ = "_io"
    _buffer = _encoding = None

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False,
                 write_through=False):
        self._buffer = self._encoding = self._below = None
        if newline is not None and not isinstance(newline, str):
            raise TypeError("TextIOWrapper() argument 'newline' must be str or None, "
                            f"not {type(newline).__name__}")
        if newline not in _LINE_ENDS:
            raise ValueError(f"illegal newline value: {newline}")
        if encoding is None or encoding == "locale":
            encoding = "UTF-8"
        elif not isinstance(encoding, str):
            raise TypeError("TextIOWrapper() argument 'encoding' must be str or None, "
                            f"not {type(encoding).__name__}")
        else:
            _check_encoding(encoding)
        self._encoding = encoding
        self._errors = "strict" if errors is None else errors
        self._set_newline(newline)
        self._line_buffering = bool(line_buffering)
        self._write_through = bool(write_through)
        self._decoder = self._encoder = None
        self._forget_text()
        self._waiting = bytearray()
        self._room = 0
        # The core sees whether bytes in memory or a buffer over a file are open. Another buffer is
        # asked when there is something to do for it.
        if isinstance(buffer, _IOBase) and (buffer._is_whole or buffer._below is not None):
            self._below = buffer
        self._is_open = True
        self._buffer = buffer
        self._seekable = self._telling = buffer.seekable()
        self._reads_one = hasattr(buffer, "read1")
        self._CHUNK_SIZE = 8192
        _put_within(buffer, True)
        self._begin_encoding()

    def _begin_encoding(self):
        buffer = self._buffer
        if self._seekable and self._encoding not in _PLAIN and buffer.writable() and buffer.tell() != 0:
            # No byte order mark in the middle.
            self._make_encoder().setstate(0)

    def _set_newline(self, newline):
        self._newline = newline
        self._line_end = _LINE_ENDS[newline]
        self._universal = not newline
        self._translate = newline is None
        self._written_end = newline if newline in ("\r", "\r\n") else None

    @property
    def buffer(self):
        if self._buffer is None:
            raise ValueError("I/O operation on uninitialized object" if self._encoding is None
                             else "underlying buffer has been detached")
        return self._buffer

    @property
    def encoding(self):
        return self._encoding

    @property
    def errors(self):
        return self._errors

    @property
    def line_buffering(self):
        return self._line_buffering

    @property
    def write_through(self):
        return self._write_through

    @property
    def newlines(self):
        return self._decoder.newlines if self._decoder is not None and self._universal else None

    @property
    def closed(self):
        return self.buffer.closed

    @property
    def name(self):
        return self.buffer.name

    def __repr__(self):
        if self._encoding is None:
            raise ValueError("I/O operation on uninitialized object")
        parts = [f"<{self.__module__}.{type(self).__qualname__}"]
        for attribute in ("name", "mode"):
            try:
                parts.append(f"{attribute}={getattr(self, attribute)!r}")
            except (AttributeError, ValueError):
                pass
        parts.append(f"encoding={self._encoding!r}>")
        return " ".join(parts)

    __getstate__ = _refuse_pickling

    def _owns_file(self):
        return isinstance(self._buffer, IOBase) and self._buffer._owns_file()

    def _is_finished(self):
        return self._buffer is None

    def reconfigure(self, *, encoding=None, errors=None, newline=..., line_buffering=None,
                    write_through=None):
        """Flush, and change what is given."""
        changes_text = encoding is not None or errors is not None or newline is not ...
        if self._decoder is not None and changes_text:
            raise UnsupportedOperation("It is not possible to set the encoding or newline of "
                                       "stream after the first read")
        if newline is not ... and newline not in _LINE_ENDS:
            raise ValueError(f"illegal newline value: {newline}")
        if encoding is not None:
            encoding = "UTF-8" if encoding == "locale" else encoding
            _check_encoding(encoding)
            errors = "strict" if errors is None else errors
        self.flush()
        if encoding is not None or errors is not None:
            self._encoder = None
        self._room = 0
        self._encoding = self._encoding if encoding is None else encoding
        self._errors = self._errors if errors is None else errors
        if newline is not ...:
            self._set_newline(newline)
        if encoding is not None:
            self._begin_encoding()
        if line_buffering is not None:
            self._line_buffering = bool(line_buffering)
        if write_through is not None:
            self._write_through = bool(write_through)

    def readable(self):
        return self.buffer.readable()

    def writable(self):
        return self.buffer.writable()

    def seekable(self):
        return self.buffer.seekable()

    def fileno(self):
        return self.buffer.fileno()

    def isatty(self):
        return self.buffer.isatty()

    def _check_open(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    # --- writing

    def _make_encoder(self):
        if self._encoder is None:
            self._encoder = codecs.getincrementalencoder(self._encoding)(self._errors)
        return self._encoder

    write = _IOBase._write

    def _write_more(self, text):
        if not isinstance(text, str):
            kind = "None" if text is None else type(text).__name__
            raise TypeError(f"write() argument must be str, not {kind}")
        self._check_open()
        if not self._waiting and not self.buffer.writable():
            raise UnsupportedOperation("not writable")
        count = len(text)
        ends_line = self._line_buffering and ("\n" in text or "\r" in text)
        if self._written_end is not None:
            text = str.replace(text, "\n", self._written_end)
        is_plain = self._encoding in _PLAIN
        if is_plain:
            data = str.encode(text, self._encoding, self._errors)
        else:
            data = self._make_encoder().encode(text)
            if not isinstance(data, bytes):
                raise TypeError("encoder should return a bytes object, "
                                f"not '{type(data).__name__}'")
        if self._held or self._snapshot is not None:
            self._forget_text()
            if self._decoder is not None:
                self._decoder.reset()
        if len(self._waiting) + len(data) > self._CHUNK_SIZE:
            self._write_out()
        self._waiting += data
        if len(self._waiting) >= self._CHUNK_SIZE or ends_line or self._write_through:
            self._write_out()
            if ends_line:
                self.buffer.flush()
        # From now on the core gathers ASCII text if nothing else is to be done for it.
        may_gather = (is_plain and self._below is not None and self._written_end is None
                      and not self._line_buffering and not self._write_through)
        self._room = self._CHUNK_SIZE if may_gather else 0
        return count

    def _write_out(self):
        if self._waiting:
            data = bytes(self._waiting)
            self._waiting = bytearray()
            self.buffer.write(data)

    def flush(self):
        self._check_open()
        self._telling = self._seekable
        self._iterates = False
        self._write_out()
        self.buffer.flush()

    def close(self):
        if self._buffer is not None and not self.closed:
            try:
                self.flush()
            finally:
                self._is_open = False
                self._buffer.close()
                if type(self) is TextIOWrapper:
                    self._watch(False)

    def detach(self):
        buffer = self.buffer
        self.flush()
        self._buffer = self._below = None
        self._is_open = False
        _put_within(buffer, False)
        return buffer

    def truncate(self, size=None, /):
        self.flush()
        if size is None:
            size = self.tell()
        return self.buffer.truncate(size)

    # --- reading

    def _make_decoder(self):
        if not self.buffer.readable():
            raise UnsupportedOperation("not readable")
        decoder = codecs.getincrementaldecoder(self._encoding)(self._errors)
        if self._universal:
            decoder = IncrementalNewlineDecoder(decoder, self._translate)
        self._decoder = decoder
        return decoder

    def _forget_text(self):
        self._held = ""
        self._place = 0
        self._snapshot = None

    def _read_chunk(self):
        # Appends the text of one more chunk to what is left. False at the end.
        decoder = self._decoder or self._make_decoder()
        if self._telling:
            held, flags = decoder.getstate()
        read = self.buffer.read1 if self._reads_one else self.buffer.read
        data = _bytes_of(read(self._CHUNK_SIZE))
        text = decoder.decode(data, not data)
        if not isinstance(text, str):
            raise TypeError(f"decoder should return a string result, not '{type(text).__name__}'")
        left = self._held[self._place:]
        self._held = text if not left and type(text) is str else "".join((left, text))
        self._place = 0
        if self._telling:
            # The text before this chunk has its place before the chunk's: see tell().
            self._snapshot = (flags, bytes(held) + data, len(left))
        return bool(data)

    def _begin_reading(self):
        self._check_open()
        self._room = 0
        if self._waiting:
            self._write_out()
        if self._decoder is None:
            self._make_decoder()

    read = _IOBase._read

    def _read_more(self, size):
        size = _size(size)
        self._check_open()
        if self._decoder is None:
            self._make_decoder()  # what was written stays if the stream cannot be read
        self._begin_reading()
        if size < 0:
            text = self._held[self._place:]
            self._forget_text()
            return text + self._decoder.decode(_bytes_of(self.buffer.read()), True)
        parts = []
        while True:
            part = self._held[self._place:self._place + size]
            self._place += len(part)
            size -= len(part)
            parts.append(part)
            if size == 0 or not self._read_chunk():
                return "".join(parts)

    def _find_line_end(self, text):
        # The index after the first end of a line, or -1.
        if self._newline:
            found = text.find(self._newline)
            return found if found < 0 else found + len(self._newline)
        line_feed = text.find("\n")
        if self._translate:
            return line_feed + 1 or -1
        carriage_return = text.find("\r", 0, len(text) if line_feed < 0 else line_feed)
        if carriage_return < 0:
            return line_feed + 1 or -1
        return carriage_return + (2 if line_feed == carriage_return + 1 else 1)

    readline = _IOBase.readline

    def _read_line(self, size):
        size = _index(size)
        self._begin_reading()
        parts = []  # of the line, from chunks that ended in it
        while True:
            text = self._held[self._place:]
            stop = self._find_line_end(text)
            # An end of two characters may be in two chunks.
            keep = 1 if stop < 0 and self._newline == "\r\n" and text.endswith("\r") else 0
            end = stop if stop >= 0 else len(text) - keep
            is_enough = 0 <= size <= end
            part = text[:size if is_enough else end]
            self._place += len(part)
            parts.append(part)
            if stop >= 0 or is_enough:
                return "".join(parts)
            size -= len(part) if size > 0 else 0
            if not self._read_chunk():
                parts.append(self._held[self._place:])
                self._forget_text()
                return "".join(parts)

    def _next_line(self):
        self._begin_reading()
        self._telling = False
        self._iterates = type(self) is TextIOWrapper
        if self._iterates:
            line = self._read_line(-1)
        else:
            line = self.readline()
            if not isinstance(line, str):
                raise OSError("readline() should have returned a str object, "
                              f"not '{type(line).__name__}'")
        if line:
            return line
        self._snapshot = None
        self._telling = self._seekable
        self._iterates = False
        return None

    # --- places

    def tell(self):
        self._check_open()
        if not self._seekable:
            raise UnsupportedOperation("underlying stream is not seekable")
        if not self._telling:
            raise OSError("telling position disabled by next() call")
        self.flush()
        place = self.buffer.tell()
        if self._decoder is None or self._snapshot is None:
            return place
        flags, data, left = self._snapshot
        start = place - len(data)
        wanted = self._place - left  # characters of the chunk that have been given out
        if wanted < 0:
            raise OSError("can't reconstruct logical file position")
        decoder = self._decoder
        state = decoder.getstate()
        try:
            count, reached, held, flags = self._fewest_bytes(decoder, flags, data, wanted)
        finally:
            decoder.setstate(state)
        if reached == wanted and not held:
            return start + count | flags << 64
        return start | self._snapshot[0] << 64 | len(data) << 128 | wanted << 256

    def _fewest_bytes(self, decoder, flags, data, wanted):
        # The fewest bytes that decode to that many characters, how many they really give, and the
        # state of the decoder after them.
        def decode(count):
            decoder.setstate((b"", flags))
            return len(decoder.decode(data[:count]))

        if wanted == 0:
            decoder.setstate((b"", flags))
            return 0, 0, *decoder.getstate()
        low, high = 0, len(data)
        while low < high:
            middle = (low + high) // 2
            if decode(middle) >= wanted:
                high = middle
            else:
                low = middle + 1
        return low, decode(low), *decoder.getstate()

    def seek(self, cookie, whence=0, /):
        cookie = _index(cookie)
        whence = _index(whence)
        self._check_open()
        if not self._seekable:
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence == 1:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            whence, cookie = 0, self.tell()
        elif whence == 2:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
            self.flush()
            place = self.buffer.seek(0, 2)
            self._forget_text()
            if self._decoder is not None:
                self._decoder.reset()
            self._restart_encoder(place)
            return place
        elif whence != 0:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie}")
        self.flush()
        self._room = 0
        start = cookie & 0xFFFF_FFFF_FFFF_FFFF
        flags = cookie >> 64 & 0xFFFF_FFFF_FFFF_FFFF
        count = cookie >> 128 & 0xFFFF_FFFF_FFFF_FFFF
        skipped = cookie >> 256
        self.buffer.seek(start)
        self._forget_text()
        if self._decoder is not None or flags or skipped:
            decoder = self._decoder or self._make_decoder()
            if cookie == 0:
                decoder.reset()
            else:
                decoder.setstate((b"", flags))
            self._snapshot = (flags, b"", 0)
            if skipped:
                data = self.buffer.read(count)
                self._held = "".join((decoder.decode(data),))
                if len(self._held) < skipped:
                    raise OSError("can't restore logical file position")
                self._place = skipped
                self._snapshot = (flags, data, 0)
        self._restart_encoder(cookie)
        return cookie

    def _restart_encoder(self, place):
        if self._encoding in _PLAIN or not self.buffer.writable():
            return
        if place == 0:
            self._make_encoder().reset()
        else:
            self._make_encoder().setstate(0)
