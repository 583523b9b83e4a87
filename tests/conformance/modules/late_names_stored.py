# option: --policy standard
# A value that a program stores in a library module stays, even if the module has lazily created names.
import contextlib
import enum
import sys
import typing

contextlib.suppress = "mine"
print(contextlib.suppress, contextlib.closing.__name__)
setattr(enum, "IntEnum", 3)
print(enum.IntEnum, enum.StrEnum.__name__, enum.IntFlag.__mro__[1:4])
del typing.Optional
print(hasattr(typing, "Optional"), hasattr(typing, "Literal"), hasattr(typing, "NoSuchName"))
try:
    from typing import Optional
except ImportError as error:
    print(error.name, error.name_from)
try:
    typing.Optionally
except AttributeError as error:
    print(error)


class Color(enum.Enum):
    RED = 1


print(type(Color), isinstance(Color.RED, enum.Flag), issubclass(enum.Flag, enum.Enum))
print("typing" in sys.modules, sys.modules["typing"].Any)

#> mine closing
#> 3 StrEnum (<class 'int'>, <enum 'ReprEnum'>, <flag 'Flag'>)
#> False True False
#> typing Optional
#> module 'typing' has no attribute 'Optionally'
#> <class 'enum.EnumType'> False True
#> True typing.Any
