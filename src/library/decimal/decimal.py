# decimal: the exceptions, the named tuple and the default contexts; all else is native (_decimal).
#
# What is made here is handed to the native part once, which raises the exceptions by its own list.
"""Decimal arithmetic by the General Decimal Arithmetic Specification."""

from _decimal import *
from _decimal import _install

__version__ = "1.70"
__libmpdec_version__ = "2.5.1"

HAVE_THREADS = True
HAVE_CONTEXTVAR = True


class DecimalException(ArithmeticError):
    pass


class InvalidOperation(DecimalException):
    pass


class FloatOperation(DecimalException, TypeError):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class Subnormal(DecimalException):
    pass


class Inexact(DecimalException):
    pass


class Rounded(DecimalException):
    pass


class Overflow(Inexact, Rounded):
    pass


class Underflow(Inexact, Rounded, Subnormal):
    pass


class Clamped(DecimalException):
    pass


class ConversionSyntax(InvalidOperation):
    pass


class DivisionImpossible(InvalidOperation):
    pass


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass


class InvalidContext(InvalidOperation):
    pass


class DecimalTuple(tuple):
    "DecimalTuple(sign, digits, exponent)"

    __slots__ = ()
    _fields = __match_args__ = ("sign", "digits", "exponent")
    _field_defaults = {}

    def __new__(_cls, sign, digits, exponent):
        "Create new instance of DecimalTuple(sign, digits, exponent)"
        return tuple.__new__(_cls, (sign, digits, exponent))

    @classmethod
    def _make(cls, iterable):
        "Make a new DecimalTuple object from a sequence or iterable"
        return cls(*iterable)

    def _replace(self, /, **changes):
        made = self._make(changes.pop(name, item) for name, item in zip(self._fields, self))
        if changes:
            raise TypeError(f"Got unexpected field names: {list(changes)!r}")
        return made

    __replace__ = _replace

    def _asdict(self):
        return dict(zip(self._fields, self))

    def __repr__(self):
        return (f"{self.__class__.__name__}(sign={self[0]!r}, digits={self[1]!r}, "
                f"exponent={self[2]!r})")

    def __getnewargs__(self):
        return tuple(self)

    sign = property(lambda self: self[0], doc="Alias for field number 0")
    digits = property(lambda self: self[1], doc="Alias for field number 1")
    exponent = property(lambda self: self[2], doc="Alias for field number 2")


def _variable():
    from contextvars import ContextVar

    return ContextVar("decimal_context")


DefaultContext = Context(28, ROUND_HALF_EVEN, -999999, 999999, 1, 0)
BasicContext = Context(9, ROUND_HALF_UP, -999999, 999999, 1, 0)
ExtendedContext = Context(9, ROUND_HALF_EVEN, -999999, 999999, 1, 0)

_install((
    InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact,
    Rounded, Clamped, ConversionSyntax, DivisionImpossible, DivisionUndefined, InvalidContext,
    DecimalTuple, DefaultContext, BasicContext, ExtendedContext, _variable,
))
BasicContext.traps[Clamped] = BasicContext.traps[Underflow] = True
ExtendedContext.traps[InvalidOperation] = False
ExtendedContext.traps[DivisionByZero] = False
ExtendedContext.traps[Overflow] = False

del _install, _variable
