# numbers: the tower of abstract classes of numbers, with the built-in types registered in it.
#
# PEP 3141 is a table: for each class, the operations that a subclass has to define, by what they take, and those
# that follow from others. The class bodies below are that table. Each name is completed by _demand() or _offer().
"""Abstract base classes of numbers (PEP 3141)."""

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


# --- Number

from abc import ABCMeta, abstractmethod
from _decimal import Decimal as _Decimal

# What operations take. Each function gets a name and a class of its own, so each is made separately.
_SHAPES = {
    'self': lambda fail: lambda self: fail(),
    'other': lambda fail: lambda self, other: fail(),
    'exponent': lambda fail: lambda self, exponent: fail(),
    'base': lambda fail: lambda self, base: fail(),
    'exponent, modulus': lambda fail: lambda self, exponent, modulus=None: fail(),
    'ndigits': lambda fail: lambda self, ndigits=None: fail(),
}


def _fail():
    raise NotImplementedError


def _place(body, name, function, doc):
    function.__name__ = name
    function.__qualname__ = f"{body['__qualname__']}.{name}"
    function.__doc__ = doc
    return function


def _demand(body, takes, names, doc=None, made=abstractmethod):
    # Adds operations without an implementation to the body of a class.
    for name in names.split():
        body[name] = made(_place(body, name, _SHAPES[takes](_fail), doc))


def _demand_property(body, name, doc=None):
    _demand(body, 'self', name, doc, lambda function: property(abstractmethod(function)))


def _offer(body, **operations):
    # Adds operations that follow from others.
    for name, function in operations.items():
        body[name] = _place(body, name, function, None)


def _offer_property(body, name, doc, function):
    body[name] = property(_place(body, name, function, doc))


class Number(metaclass=ABCMeta):
    """The root of the tower: isinstance(x, Number) says whether x is a number of any kind."""
    __slots__ = ()

    # Numbers that can be hashed say so themselves.
    __hash__ = None


# No Real: a Decimal does not mix with floats.
Number.register(_Decimal)


# --- Complex

class Complex(Number):
    """What the builtin type complex can do, as abstract operations."""
    __slots__ = ()

    _demand(locals(), 'self', '__complex__ __neg__ __pos__ __abs__')
    _demand(locals(), 'self', 'conjugate', "The number mirrored at the real axis.")
    _demand(locals(), 'other', '__eq__ __add__ __radd__ __mul__ __rmul__ __truediv__ __rtruediv__')
    _demand(locals(), 'exponent', '__pow__')
    _demand(locals(), 'base', '__rpow__')
    _demand_property(locals(), 'real', "The real part.")
    _demand_property(locals(), 'imag', "The imaginary part.")
    _offer(locals(), __bool__=lambda self: self != 0, __sub__=lambda self, other: self + -other,
           __rsub__=lambda self, other: -self + other)


Complex.register(complex)


# --- Real

class Real(Complex):
    """Complex numbers that can be ordered and rounded."""
    __slots__ = ()

    _demand(locals(), 'self', '__float__ __trunc__ __floor__ __ceil__')
    _demand(locals(), 'ndigits', '__round__')
    _demand(locals(), 'other', '__lt__ __le__ __floordiv__ __rfloordiv__ __mod__ __rmod__')
    _offer(locals(), __complex__=lambda self: complex(float(self)), conjugate=lambda self: +self,
           __divmod__=lambda self, other: (self // other, self % other),
           __rdivmod__=lambda self, other: (other // self, other % self))
    _offer_property(locals(), 'real', "The number itself.", lambda self: +self)
    _offer_property(locals(), 'imag', "Zero.", lambda self: 0)


Real.register(float)


# --- Rational and Integral, so that Integral is its first subclass

class Rational(Real):
    """Real numbers with a numerator and a denominator in lowest terms."""
    __slots__ = ()

    _demand_property(locals(), 'numerator')
    _demand_property(locals(), 'denominator')
    _offer(locals(), __float__=lambda self: int(self.numerator) / int(self.denominator))


class Integral(Rational):
    """Rational numbers that are whole: with bits, and usable as an index."""
    __slots__ = ()

    _demand(locals(), 'self', '__int__ __invert__')
    _demand(locals(), 'exponent, modulus', '__pow__')
    _demand(locals(), 'other', '__and__ __rand__ __or__ __ror__ __xor__ __rxor__'
            ' __lshift__ __rlshift__ __rshift__ __rrshift__')
    _offer(locals(), __index__=lambda self: int(self), __float__=lambda self: float(int(self)))
    _offer_property(locals(), 'numerator', "The number itself.", lambda self: +self)
    _offer_property(locals(), 'denominator', "One.", lambda self: 1)


Integral.register(int)
