# _io_abstract: io.Reader and io.Writer, the abstract classes of what has read() or write(). They are
# loaded when io is asked for one of them, since they need abc and collections.abc.
from collections.abc import _interface

_GenericAlias = type(list[int])


class Reader(metaclass=_interface, by=("read",), subscript=_GenericAlias):
    """What can be read from, without saying that there is nothing yet."""

    __module__ = "io"

    def read(self, size=..., /):
        """Read and return items, all of them or at most `size`."""


class Writer(metaclass=_interface, by=("write",), subscript=_GenericAlias):
    """What can be written to, without saying that it has no room yet."""

    __module__ = "io"

    def write(self, data, /):
        """Write the items of `data` and return how many they are."""
