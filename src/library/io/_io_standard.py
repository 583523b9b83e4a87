# _io_standard: the streams of bytes below sys.stdin, sys.stdout and sys.stderr.
#
# What is written reaches the stream of text at once, so text and bytes keep their order. Text of the
# run is UTF-8: other bytes are replaced.
import codecs

from io import BufferedReader, BufferedWriter, RawIOBase, _writable


class _Standard(RawIOBase):
    __module__ = "_io"
    __qualname__ = "FileIO"
    _stream = None

    def __init__(self, stream):
        self._stream = stream
        self.name = stream.name
        self.mode = stream.mode + "b"

    def fileno(self):
        return self._stream.fileno()

    def __repr__(self):
        return f"<_io.FileIO name={self.name!r} mode={self.mode!r}>"


class _Input(_Standard):
    _rest = b""

    def readable(self):
        return True

    def readinto(self, buffer, /):
        # At most one line.
        with _writable(buffer, "readinto") as view:
            line = self._rest or self._stream.readline().encode()
            count = min(len(view), len(line))
            view[:count] = line[:count]
            self._rest = line[count:]
            return count


class _Output(_Standard):
    def __init__(self, stream):
        super().__init__(stream)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def writable(self):
        return True

    def write(self, data, /):
        data = memoryview(data).tobytes()
        self._stream.write(self._decoder.decode(data))
        return len(data)

    def flush(self):
        super().flush()
        if self._stream is not None:
            self._stream.flush()


def make_buffer(stream):
    if stream.readable():
        return BufferedReader(_Input(stream))
    buffer = BufferedWriter(_Output(stream))
    buffer._buffer_size = 0  # nothing waits
    return buffer
