"""Numbers and bytes in binary formats, as C lays out structs."""

__all__ = [
    "calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack",
    "Struct", "error",
]


class error(Exception):
    pass


class unpack_iterator:
    __slots__ = ("_format", "_view", "_size", "_place")
    __module__ = "_struct"

    def __init__(self, format, buffer):
        view = memoryview(buffer) if not isinstance(buffer, str) else _no_bytes(buffer)
        size = calcsize(format)
        if size == 0:
            raise error("cannot iteratively unpack with a struct of length 0")
        if view.nbytes % size != 0:
            raise error("iterative unpacking requires a buffer of "
                        f"a multiple of {size} bytes")
        self._format = format
        self._view = view
        self._size = size
        self._place = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self._view is None or self._place >= self._view.nbytes:
            self._view = None
            raise StopIteration
        values = unpack_from(self._format, self._view, self._place)
        self._place += self._size
        return values

    def __length_hint__(self):
        if self._view is None:
            return 0
        return (self._view.nbytes - self._place) // self._size


def _no_bytes(value):
    raise TypeError(f"a bytes-like object is required, not '{type(value).__name__}'")


def iter_unpack(format, buffer, /):
    """Iterate over equal parts of a buffer, unpacked. The length of the buffer is a multiple of calcsize(format)."""
    try:
        return unpack_iterator(format, buffer)
    except TypeError as reason:
        if str(reason).startswith("memoryview: "):
            raise _no_bytes(buffer) from None
        raise


class Struct:
    """Struct(fmt) --> compiled struct object"""

    __slots__ = ("_format", "_size", "__weakref__")
    __module__ = "_struct"

    def __init__(self, format):
        size = calcsize(format)
        self._format = format if isinstance(format, str) else format.decode("ascii")
        self._size = size

    @property
    def format(self):
        """struct format string"""
        return self._format

    @property
    def size(self):
        """struct size in bytes"""
        return self._size

    def pack(self, *values):
        return pack(self._format, *values)

    def pack_into(self, *values):
        return pack_into(self._format, *values)

    def unpack(self, buffer, /):
        return unpack(self._format, buffer)

    def unpack_from(self, /, buffer, offset=0):
        return unpack_from(self._format, buffer, offset)

    def iter_unpack(self, buffer, /):
        return iter_unpack(self._format, buffer)

    def __repr__(self):
        return f"{type(self).__name__}({self._format!r})"
