# _codec_streams: the part of codecs that reads and writes streams, which are those in memory or any
# object with their methods. It is loaded when codecs is asked for one of its classes.
from codecs import Codec, _MARKS, _decode_piece, _encode_piece, lookup


class _AroundStream:
    # What is not of the codec is of the stream.
    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __reduce_ex__(self, proto):
        raise TypeError(f"can't serialize {self.__class__.__name__}")

    def __enter__(self):
        return self

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self._forget(offset == whence == 0)

    def __exit__(self, type, value, tb):
        self.stream.close()


class StreamWriter(_AroundStream, Codec):
    """Writes text to a stream of bytes."""

    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors

    def write(self, object):
        encoded, _ = self.encode(object, self.errors)
        self.stream.write(encoded)

    def writelines(self, list):
        text = "".join(list)
        self.write(text)

    def _forget(self, is_at_start):
        if is_at_start:
            self.reset()

    def reset(self):
        """Resets the codec: what is written next begins a text."""


class StreamReader(_AroundStream, Codec):
    """Reads text from a stream of bytes. What was read and not handed on is kept: bytes in `bytebuffer`,
text in `charbuffer`, or in `linebuffer` while several lines of it are known."""

    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors
        self.linebuffer, self.bytebuffer = None, b""
        self.charbuffer = self._empty_charbuffer = self.charbuffertype()

    def decode(self, input, errors="strict"):
        raise NotImplementedError

    def reset(self):
        """Forgets what was read and not handed on."""
        self.linebuffer, self.charbuffer, self.bytebuffer = None, self._empty_charbuffer, b""

    def _forget(self, is_at_start):
        self.reset()

    def _decode_first_lines(self, data):
        # An error behind the first line is left for whoever reads on to it.
        try:
            return self.decode(data, self.errors)
        except UnicodeDecodeError as error:
            text, used = self.decode(data[:error.start], self.errors)
            if len(text.splitlines()) <= 1:
                raise
            return text, used

    def _fetch(self, size, is_for_line):
        # Moves what the stream gives at once into the buffers. Returns whether it gave anything.
        fresh = self.stream.read(size) if size >= 0 else self.stream.read()
        data = self.bytebuffer + fresh
        if data:
            text, used = self._decode_first_lines(data) if is_for_line else self.decode(data, self.errors)
            self.charbuffer += text
            self.bytebuffer = data[used:]
        return bool(fresh)

    def read(self, size=-1, chars=-1, firstline=False):
        if self.linebuffer:
            self.linebuffer, self.charbuffer = None, self._empty_charbuffer.join(self.linebuffer)
        wanted = size if chars < 0 else chars
        while wanted < 0 or wanted > len(self.charbuffer):
            if not self._fetch(size, firstline):
                break
        if wanted < 0:
            wanted = len(self.charbuffer)
        text, self.charbuffer = self.charbuffer[:wanted], self.charbuffer[wanted:]
        return text

    def _read_line(self, size):
        line = self._empty_charbuffer
        step = size or 72
        while True:
            piece = self.read(step, firstline=True)
            if piece and piece[-1:] in ("\r", b"\r"):
                piece += self.read(size=1, chars=1)  # the other half of the line's end
            line += piece
            first, *later = line.splitlines(keepends=True) or (line,)
            if later:
                self._put_back(later)
                return first
            is_whole = first and first.splitlines()[0] != first
            if is_whole or not piece or size is not None:
                return first
            if step < 8000:
                step += step

    def _put_back(self, lines):
        lines[-1] += self.charbuffer
        if len(lines) == 1:
            self.charbuffer = lines[0]
        else:
            self.linebuffer, self.charbuffer = lines, None

    def readline(self, size=None, keepends=True):
        if not self.linebuffer:
            line = self._read_line(size)
        else:
            line = self.linebuffer.pop(0)
            if len(self.linebuffer) == 1:
                self.charbuffer, = self.linebuffer
                self.linebuffer = None
        return line if keepends or not line else line.splitlines()[0]

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def __iter__(self):
        return self

    def __next__(self):
        if line := self.readline():
            return line
        raise StopIteration


class _TextWriter(StreamWriter):
    # The writer of the encoding `_name`.
    _is_marked = False

    def encode(self, input, errors="strict"):
        data = _encode_piece(input, self._name, errors, self._is_marked)
        self._is_marked = True
        return data, len(input)

    def reset(self):
        self._is_marked = False


class _TextReader(StreamReader):
    # The reader of the encoding `_name`.
    def __init__(self, stream, errors="strict"):
        StreamReader.__init__(self, stream, errors)
        self._encoding = self._name

    def decode(self, input, errors="strict"):
        text, used, self._encoding = _decode_piece(input, self._encoding, errors, False)
        return text, used

    def reset(self):
        StreamReader.reset(self)
        self._encoding = self._name


class _BothWays(_AroundStream):
    # A reader and a writer of one stream. What passes goes through _given() or _taken().
    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream, self.errors = stream, errors
        self.reader, self.writer = Reader(stream, errors), Writer(stream, errors)

    def read(self, size=-1):
        return self._given(self.reader.read(size))

    def __iter__(self):
        return self

    def __next__(self):
        return self._given(next(self.reader))

    def write(self, data):
        return self.writer.write(self._taken(data))

    def reset(self):
        for half in (self.reader, self.writer):
            half.reset()


class StreamReaderWriter(_BothWays):
    """A stream of bytes that is read and written as text."""

    encoding = "unknown"

    def _given(self, text):
        return text

    _taken = _given

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def writelines(self, list):
        return self.writer.writelines(list)

    def _forget(self, is_at_start):
        self.reader.reset()
        if is_at_start:
            self.writer.reset()


class StreamRecoder(_BothWays):
    """A stream of bytes in one encoding that is read and written as bytes in another."""

    data_encoding = file_encoding = "unknown"

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        self.encode, self.decode = encode, decode
        _BothWays.__init__(self, stream, Reader, Writer, errors)

    def _given(self, text):
        return self.encode(text, self.errors)[0]

    def _taken(self, data):
        return self.decode(data, self.errors)[0]

    def readline(self, size=None):
        sizes = () if size is None else (size,)
        return self._given(self.reader.readline(*sizes))

    def readlines(self, sizehint=None):
        return self._given(self.reader.read()).splitlines(keepends=True)

    def writelines(self, list):
        return self.write(b"".join(list))

    def seek(self, offset, whence=0):
        for half in (self.reader, self.writer):
            half.seek(offset, whence)


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    """A StreamRecoder: programs read and write data_encoding, the file holds file_encoding."""
    names = data_encoding, data_encoding if file_encoding is None else file_encoding
    outside, inside = map(lookup, names)
    recoder = StreamRecoder(file, outside.encode, outside.decode, inside.streamreader, inside.streamwriter, errors)
    recoder.data_encoding, recoder.file_encoding = names
    return recoder


for _public in (StreamReader, StreamReaderWriter, StreamRecoder, StreamWriter, EncodedFile):
    _public.__module__ = "codecs"
