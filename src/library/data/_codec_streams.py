# _codec_streams: the part of codecs that reads and writes streams, which are those in memory or any
# object with their methods. It is loaded when codecs is asked for one of its classes.
from codecs import Codec, _MARKS, _decode_piece, _encode_piece, lookup


class _AroundStream:
    # What is not of the codec is of the stream.
    def __getattr__(self, name, getattr=getattr):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()

    def __reduce_ex__(self, proto):
        raise TypeError("can't serialize %s" % self.__class__.__name__)


class StreamWriter(_AroundStream, Codec):
    """Writes text to a stream of bytes."""

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors

    def write(self, object):
        data, _ = self.encode(object, self.errors)
        self.stream.write(data)

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        """Resets the codec: what is written next begins a text."""

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if whence == 0 and offset == 0:
            self.reset()


class StreamReader(_AroundStream, Codec):
    """Reads text from a stream of bytes. What was read and not handed on is kept: bytes in `bytebuffer`,
text in `charbuffer`, or in `linebuffer` while several lines of it are known."""

    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors
        self._empty_charbuffer = self.charbuffertype()
        self.bytebuffer = b""
        self.charbuffer = self._empty_charbuffer
        self.linebuffer = None

    def decode(self, input, errors="strict"):
        raise NotImplementedError

    def _decode_first_lines(self, data):
        # An error behind the first line is left for whoever reads on to it.
        try:
            return self.decode(data, self.errors)
        except UnicodeDecodeError as error:
            text, used = self.decode(data[:error.start], self.errors)
            if len(text.splitlines()) <= 1:
                raise
            return text, used

    def read(self, size=-1, chars=-1, firstline=False):
        if self.linebuffer:
            self.charbuffer = self._empty_charbuffer.join(self.linebuffer)
            self.linebuffer = None
        if chars < 0:
            chars = size
        while chars < 0 or len(self.charbuffer) < chars:
            fresh = self.stream.read() if size < 0 else self.stream.read(size)
            data = self.bytebuffer + fresh
            if not data:
                break
            if firstline:
                text, used = self._decode_first_lines(data)
            else:
                text, used = self.decode(data, self.errors)
            self.bytebuffer = data[used:]
            self.charbuffer += text
            if not fresh:
                break
        if chars < 0:
            chars = len(self.charbuffer)
        result = self.charbuffer[:chars]
        self.charbuffer = self.charbuffer[chars:]
        return result

    def _next_known_line(self):
        line = self.linebuffer.pop(0)
        if len(self.linebuffer) == 1:
            self.charbuffer = self.linebuffer[0]
            self.linebuffer = None
        return line

    def readline(self, size=None, keepends=True):
        def shown(line):
            return line if keepends or not line else line.splitlines()[0]

        if self.linebuffer:
            return shown(self._next_known_line())
        wanted = size or 72
        line = self._empty_charbuffer
        while True:
            data = self.read(wanted, firstline=True)
            if data and data[-1:] in ("\r", b"\r"):
                data += self.read(size=1, chars=1)  # the other half of the line's end
            line += data
            lines = line.splitlines(keepends=True)
            if len(lines) > 1:
                line = lines.pop(0)
                if len(lines) > 1:
                    lines[-1] += self.charbuffer
                    self.linebuffer = lines
                    self.charbuffer = None
                else:
                    self.charbuffer = lines[0] + self.charbuffer
                return shown(line)
            if lines and lines[0] != lines[0].splitlines()[0]:
                return shown(line)
            if not data or size is not None:
                return shown(line)
            if wanted < 8000:
                wanted *= 2

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def reset(self):
        """Forgets what was read and not handed on."""
        self.bytebuffer = b""
        self.charbuffer = self._empty_charbuffer
        self.linebuffer = None

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def __iter__(self):
        return self


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


class StreamReaderWriter(_AroundStream):
    """A stream of bytes that is read and written as text."""

    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream = stream
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        for half in (self.reader, self.writer):
            half.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if offset == whence == 0:
            self.writer.reset()


class StreamRecoder(_AroundStream):
    """A stream of bytes in one encoding that is read and written as bytes in another."""

    data_encoding = "unknown"
    file_encoding = "unknown"

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        self.stream = stream
        self.encode = encode
        self.decode = decode
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def _encoded(self, text):
        return self.encode(text, self.errors)[0]

    def read(self, size=-1):
        return self._encoded(self.reader.read(size))

    def readline(self, size=None):
        return self._encoded(self.reader.readline() if size is None else
                             self.reader.readline(size))

    def readlines(self, sizehint=None):
        return self._encoded(self.reader.read()).splitlines(keepends=True)

    def __next__(self):
        return self._encoded(next(self.reader))

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.write(b"".join(list))

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.reader.seek(offset, whence)
        self.writer.seek(offset, whence)


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    """A StreamRecoder: programs read and write data_encoding, the file holds file_encoding."""
    if file_encoding is None:
        file_encoding = data_encoding
    data = lookup(data_encoding)
    stored = lookup(file_encoding)
    recoder = StreamRecoder(file, data.encode, data.decode, stored.streamreader,
                            stored.streamwriter, errors)
    recoder.data_encoding = data_encoding
    recoder.file_encoding = file_encoding
    return recoder


for _public in (StreamReader, StreamReaderWriter, StreamRecoder, StreamWriter, EncodedFile):
    _public.__module__ = "codecs"
