# gzip: compressed data with a header, in memory and on streams that the program has; no files are
# opened.
"""Data in the format of gzip, in memory."""

import io
import struct
import zlib

__all__ = ["BadGzipFile", "GzipFile", "compress", "decompress"]

_COMPRESS_LEVEL_BEST = 9


class BadGzipFile(OSError):
    """The data is not in the format of gzip."""


def compress(data, compresslevel=_COMPRESS_LEVEL_BEST, *, mtime=0):
    """The data, packed."""
    packed = bytearray(zlib.compress(data, level=compresslevel, wbits=31))
    packed[4:8] = struct.pack("<L", int(mtime or 0))
    packed[9] = 255
    return bytes(packed)


def decompress(data):
    """The data, unpacked."""
    data = bytes(data)
    parts = []
    while data:
        magic = data[:2]
        if magic != b"\x1f\x8b":
            # Zeroes may follow the last member.
            if parts and not data.strip(b"\0"):
                break
            raise BadGzipFile(f"Not a gzipped file ({magic!r})")
        if len(data) < 10:
            raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        if data[2] != 8:
            raise BadGzipFile("Unknown compression method")
        expander = zlib.decompressobj(wbits=31)
        try:
            parts.append(expander.decompress(data))
        except zlib.error as reason:
            if "incorrect data check" in str(reason):
                raise BadGzipFile("CRC check failed") from None
            if "incorrect length check" in str(reason):
                raise BadGzipFile("Incorrect length of data produced") from None
            raise
        if not expander.eof:
            raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        data = expander.unused_data.lstrip(b"\0")
    return b"".join(parts)


class GzipFile(io.BufferedIOBase):
    """Compressed data of a stream that was opened elsewhere (fileobj).

    All of it is expanded at the first reading; what is written is compressed at close()."""

    def __init__(self, filename=None, mode=None, compresslevel=_COMPRESS_LEVEL_BEST, fileobj=None,
                 mtime=None):
        if fileobj is None:
            raise io.UnsupportedOperation("GzipFile needs a fileobj: there are no files")
        mode = (mode or "rb").replace("t", "").replace("b", "")
        if mode not in ("r", "w", "a", "x"):
            raise ValueError("Invalid mode: " + repr(mode))
        self.name = filename or ""
        self.fileobj = fileobj
        self._compresslevel = compresslevel
        self._mtime = mtime
        self._stream = None if mode == "r" else io.BytesIO()
        self.mode = "rb" if mode == "r" else "wb"

    def _reader(self):
        self._checkClosed()
        if self.mode != "rb":
            raise OSError(9, "read() on write-only GzipFile object")
        if self._stream is None:
            self._stream = io.BytesIO(decompress(self.fileobj.read()))
        return self._stream

    def read(self, size=-1):
        return self._reader().read(size)

    def read1(self, size=-1):
        return self._reader().read(size)

    def readline(self, size=-1):
        return self._reader().readline(size)

    def peek(self, n):
        reader = self._reader()
        place = reader.tell()
        data = reader.read(n)
        reader.seek(place)
        return data

    def seek(self, offset, whence=io.SEEK_SET):
        return self._reader().seek(offset, whence)

    def tell(self):
        return 0 if self._stream is None else self._stream.tell()

    def write(self, data):
        self._checkClosed()
        if self.mode != "wb":
            raise OSError(9, "write() on read-only GzipFile object")
        return self._stream.write(data)

    def flush(self, zlib_mode=zlib.Z_SYNC_FLUSH):
        self._checkClosed()

    def readable(self):
        return self.mode == "rb"

    def writable(self):
        return self.mode == "wb"

    def seekable(self):
        return True

    def close(self):
        if self.closed:
            return
        if self.mode == "wb":
            self.fileobj.write(compress(self._stream.getvalue(), self._compresslevel,
                                        mtime=self._mtime))
        self._is_closed = True
