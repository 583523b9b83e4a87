# zlib: compression. Objects that work piece by piece keep what they were given and work through it
# again at each flush or piece, so that nothing of the native library stays alive between calls.
# Decompression of raw data begins again at the last boundary of a block, where the state is known.
"""Compression in the formats of RFC 1950, 1951 and 1952, and checksums."""

from operator import index as _index

DEFLATED = 8
DEF_BUF_SIZE = 16384
DEF_MEM_LEVEL = 8
MAX_WBITS = 15
Z_NO_COMPRESSION = 0
Z_BEST_SPEED = 1
Z_BEST_COMPRESSION = 9
Z_DEFAULT_COMPRESSION = -1
Z_FILTERED = 1
Z_HUFFMAN_ONLY = 2
Z_RLE = 3
Z_FIXED = 4
Z_DEFAULT_STRATEGY = 0
Z_NO_FLUSH = 0
Z_PARTIAL_FLUSH = 1
Z_SYNC_FLUSH = 2
Z_FULL_FLUSH = 3
Z_FINISH = 4
Z_BLOCK = 5
Z_TREES = 6


class error(Exception):
    pass


def _binary(data):
    if isinstance(data, (bytes, bytearray)):
        return data
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError("a bytes-like object is required, not "
                        f"'{type(data).__name__}'") from None


def compress(data, /, level=Z_DEFAULT_COMPRESSION, wbits=MAX_WBITS):
    """Compress all data at once."""
    data = _binary(data)
    if not -1 <= level <= 9:
        raise error("Bad compression level")
    try:
        return _deflate(data, (len(data), Z_FINISH), level, wbits, DEF_MEM_LEVEL, 0, None)
    except ValueError:
        raise error("Bad compression level") from None


def decompress(data, /, wbits=MAX_WBITS, bufsize=DEF_BUF_SIZE):
    """Decompress one whole stream. `bufsize` only has to be positive."""
    data = _binary(data)
    bufsize = _index(bufsize)
    if bufsize <= 0:
        raise ValueError("bufsize must be non-zero" if bufsize == 0
                         else "bufsize must be positive")
    output, _, ended, _ = _inflate(data, 0, 0, wbits, None)
    if not ended:
        raise error("Error -5 while decompressing data: incomplete or truncated stream")
    return output


class _Compress:
    __module__ = "zlib"
    __slots__ = ("_parameters", "_data", "_points", "_given", "_finished")

    def compress(self, data, /):
        """Compress a piece of the data. Returns what is ready of the stream."""
        if self._finished:
            raise error("Error -2 while compressing data: inconsistent stream state")
        self._data += _binary(data)
        return b""

    def flush(self, mode=Z_FINISH, /):
        """Return what is left of the stream."""
        if mode == Z_NO_FLUSH:
            return b""
        if self._finished:
            raise error("Error -2 while flushing: inconsistent stream state")
        self._points += (len(self._data), mode)
        self._finished = mode == Z_FINISH
        output = _deflate(self._data, self._points, *self._parameters)
        fresh = output[self._given:]
        self._given = len(output)
        return fresh

    def copy(self):
        """Return a copy of the compression object."""
        if self._finished:
            raise ValueError("Inconsistent stream state")
        other = object.__new__(_Compress)
        other._parameters = self._parameters
        other._data = self._data[:]
        other._points = self._points
        other._given = self._given
        other._finished = self._finished
        return other

    __copy__ = copy

    def __deepcopy__(self, memo, /):
        return self.copy()


_Compress.__name__ = _Compress.__qualname__ = "Compress"


def compressobj(level=Z_DEFAULT_COMPRESSION, method=DEFLATED, wbits=MAX_WBITS,
                memLevel=DEF_MEM_LEVEL, strategy=Z_DEFAULT_STRATEGY, zdict=None):
    """Compress data that comes in pieces."""
    if method != DEFLATED:
        raise ValueError("Invalid initialization option")
    made = object.__new__(_Compress)
    made._parameters = (level, wbits, memLevel, strategy,
                        None if zdict is None else bytes(_binary(zdict)))
    made._data = bytearray()
    made._points = ()
    made._given = 0
    made._finished = False
    _deflate(b"", (), *made._parameters)
    return made


class _Decompress:
    __module__ = "zlib"
    __slots__ = ("_wbits", "_zdict", "_input", "_given", "_start", "unused_data", "unconsumed_tail",
                 "eof")

    def decompress(self, data, /, max_length=0):
        """Decompress a piece of the stream."""
        max_length = _index(max_length)
        if max_length < 0:
            raise ValueError("max_length must be non-negative")
        return self._decompress(data, max_length)

    def _decompress(self, data, max_length):
        data = _binary(data)
        if self.eof:
            self.unused_data += data
            return b""
        before = len(self._input)
        everything = self._input + data
        output, consumed, self.eof, boundary = _inflate(
            everything, self._given, max_length, self._wbits, self._zdict, self._start)
        self._given += len(output)
        if self.eof:
            self.unused_data = bytes(everything[consumed:])
            self.unconsumed_tail = b""
            self._input = b""
            return output
        # What the decompressor took in belongs to the history.
        taken = max(consumed, before)
        self.unconsumed_tail = bytes(everything[taken:])
        first = 0
        if boundary is not None:
            first, made, bits, last, window = boundary
            self._start = bits, last, window
            self._zdict = None  # the window has what it gave
            self._given -= made
        self._input = everything[first:taken]
        return output

    def flush(self, length=DEF_BUF_SIZE, /):
        """Return what is left of the data."""
        if _index(length) <= 0:
            raise ValueError("length must be greater than zero")
        tail = self.unconsumed_tail
        self.unconsumed_tail = b""
        output = self._decompress(tail, 0)
        if self.eof:
            self._input = None  # there is no state left to copy
        return output

    def copy(self):
        """Return a copy of the decompression object."""
        if self._input is None:
            raise ValueError("Inconsistent stream state")
        other = object.__new__(_Decompress)
        for name in _Decompress.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    __copy__ = copy

    def __deepcopy__(self, memo, /):
        return self.copy()


_Decompress.__name__ = _Decompress.__qualname__ = "Decompress"


def decompressobj(wbits=MAX_WBITS, zdict=b""):
    """Decompress a stream that comes in pieces."""
    made = object.__new__(_Decompress)
    made._wbits = wbits
    made._zdict = bytes(_binary(zdict)) if zdict else None
    made._input = b""
    made._given = 0
    made._start = None
    made.unused_data = b""
    made.unconsumed_tail = b""
    made.eof = False
    _inflate(b"", 0, 0, wbits, None)
    return made


class _ZlibDecompressor:
    """Decompresses in pieces of bounded size; what does not fit a piece waits in it."""

    __module__ = "zlib"
    __slots__ = ("_expander", "_waiting", "eof", "unused_data", "needs_input")

    def __init__(self, wbits=MAX_WBITS, zdict=b""):
        self._expander = decompressobj(wbits, zdict)
        self._waiting = b""
        self.eof = False
        self.unused_data = b""
        self.needs_input = True

    def decompress(self, data, max_length=-1):
        """Decompress a piece of the stream. Returns at most max_length bytes, unless that is negative."""
        if self.eof:
            raise EOFError("End of stream already reached")
        data = _binary(data)
        max_length = _index(max_length)
        if self._waiting:
            data = self._waiting + data
        if max_length == 0:
            self._waiting = data
            self.needs_input = not data
            return b""
        expander = self._expander
        output = expander.decompress(data, max(0, max_length))
        self._waiting = expander.unconsumed_tail
        self.eof = expander.eof
        self.unused_data = expander.unused_data
        # There may be more output in what was taken in if the piece is full.
        self.needs_input = not self.eof and not self._waiting and len(output) != max_length
        return output
