# numbers: the tower of abstract classes of numbers, with the built-in types registered in it.
"""Abstract base classes of numbers (PEP 3141)."""

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


# --- late: Number

from abc import ABCMeta, abstractmethod
from _decimal import Decimal as _Decimal


def _demand(body, names, operands=1):
    # Puts abstract methods into the body of a class, which take nothing or one more operand.
    for name in names.split():
        if operands == 1:
            def method(self):
                raise NotImplementedError
        else:
            def method(self, other):
                raise NotImplementedError
        method.__name__ = name
        method.__qualname__ = f'{body["__qualname__"]}.{name}'
        body[name] = abstractmethod(method)


class Number(metaclass=ABCMeta):
    """The root of the tower: isinstance(x, Number) says whether x is a number of any kind."""
    __slots__ = ()

    # Numbers that can be hashed say so themselves.
    __hash__ = None


# No Real: a Decimal does not mix with floats.
Number.register(_Decimal)


# --- late: Complex

class Complex(Number):
    """What the builtin type complex can do, as abstract operations."""

    __slots__ = ()

    _demand(locals(), '__complex__ __neg__ __pos__ __abs__')
    _demand(locals(), '__add__ __radd__ __mul__ __rmul__ __truediv__ __rtruediv__ __eq__', operands=2)

    def __bool__(self):
        return self != 0

    @property
    @abstractmethod
    def real(self):
        """The real part."""
        raise NotImplementedError

    @property
    @abstractmethod
    def imag(self):
        """The imaginary part."""
        raise NotImplementedError

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    @abstractmethod
    def __pow__(self, exponent):
        raise NotImplementedError

    @abstractmethod
    def __rpow__(self, base):
        """base ** self"""
        raise NotImplementedError

    @abstractmethod
    def conjugate(self):
        """The number mirrored at the real axis."""
        raise NotImplementedError


Complex.register(complex)


# --- late: Real

class Real(Complex):
    """Complex numbers that can be ordered and rounded."""

    __slots__ = ()

    _demand(locals(), '__float__ __trunc__ __floor__ __ceil__')
    _demand(locals(), '__floordiv__ __rfloordiv__ __mod__ __rmod__ __lt__ __le__', operands=2)

    @abstractmethod
    def __round__(self, ndigits=None):
        raise NotImplementedError

    def __divmod__(self, other):
        return (self // other, self % other)

    def __rdivmod__(self, other):
        return (other // self, other % self)

    def __complex__(self):
        return complex(float(self))

    @property
    def real(self):
        """The number itself."""
        return +self

    @property
    def imag(self):
        """Zero."""
        return 0

    def conjugate(self):
        """The number itself."""
        return +self


Real.register(float)


# --- late: Rational and Integral, so that Integral is its first subclass

class Rational(Real):
    """Real numbers with a numerator and a denominator in lowest terms."""

    __slots__ = ()

    @property
    @abstractmethod
    def numerator(self):
        raise NotImplementedError

    @property
    @abstractmethod
    def denominator(self):
        raise NotImplementedError

    def __float__(self):
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Rational numbers that are whole: with bits, and usable as an index."""

    __slots__ = ()

    _demand(locals(), '__int__ __invert__')
    _demand(locals(), '__lshift__ __rlshift__ __rshift__ __rrshift__ __and__ __rand__ __xor__ __rxor__'
            ' __or__ __ror__', operands=2)

    def __index__(self):
        return int(self)

    @abstractmethod
    def __pow__(self, exponent, modulus=None):
        raise NotImplementedError

    def __float__(self):
        return float(int(self))

    @property
    def numerator(self):
        """The number itself."""
        return +self

    @property
    def denominator(self):
        """One."""
        return 1


Integral.register(int)
