# _io_abstract: io.Reader and io.Writer, the abstract classes of what has read() or write(). They are
# loaded when io is asked for one of them, since they need abc and collections.abc.
from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod
from collections.abc import _defines

_GenericAlias = type(list[int])


class Reader(metaclass=_ABCMeta):
    """What can be read from, without saying that there is nothing yet."""

    __module__ = "io"
    __slots__ = ()

    @_abstractmethod
    def read(self, size=..., /):
        """Read and return items, all of them or at most `size`."""

    __subclasshook__ = _defines("read")

    __class_getitem__ = classmethod(_GenericAlias)


class Writer(metaclass=_ABCMeta):
    """What can be written to, without saying that it has no room yet."""

    __module__ = "io"
    __slots__ = ()

    @_abstractmethod
    def write(self, data, /):
        """Write the items of `data` and return how many they are."""

    __subclasshook__ = _defines("write")

    __class_getitem__ = classmethod(_GenericAlias)
