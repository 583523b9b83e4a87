# fractions: rational numbers, exact. Always in lowest terms with a positive denominator; results of
# operations on such terms are reduced by what Knuth shows to suffice (volume 2, 4.5.1), and made
# without another greatest common divisor.
"""Exact rational numbers."""

__all__ = ['Fraction']


# --- late: numbers and operators

from numbers import Complex, Integral, Rational, Real
import operator
from math import gcd, isinf, isnan


# --- late: regular expressions

import re


# --- late: texts of numbers

_NUMBER = re.compile(r"""
    \s*
    (?P<sign>[-+]?)
    (?=\d|\.\d)
    (?P<whole>\d*|\d+(?:_\d+)*)
    (?:
        (?:\s*/\s*(?P<divisor>\d+(?:_\d+)*))?
        |
        (?:\.(?P<decimals>\d*|\d+(?:_\d+)*))?
        (?:E(?P<exponent>[-+]?\d+(?:_\d+)*))?
    )
    \s*
""", re.VERBOSE | re.IGNORECASE).fullmatch


# --- late: formats of ratios

_GENERAL_FORMAT = re.compile(r"""
    (?:(?P<fill>.)?(?P<align>[<>=^]))?
    (?P<sign>[-+ ]?)
    (?P<alternate>\#)?
    (?P<width>0|[1-9][0-9]*)?
    (?P<group>[,_])?
""", re.DOTALL | re.VERBOSE).fullmatch


# --- late: formats of floats

# A zero that no digit follows is a width, not a flag.
_FLOAT_FORMAT = re.compile(r"""
    (?:(?P<fill>.)?(?P<align>[<>=^]))?
    (?P<sign>[-+ ]?)
    (?P<no_negative_zero>z)?
    (?P<alternate>\#)?
    (?P<zeros>0(?=[0-9]))?
    (?P<width>[0-9]+)?
    (?P<group>[,_])?
    (?:\.(?=[,_0-9])(?P<precision>[0-9]+)?(?P<fraction_group>[,_])?)?
    (?P<kind>[eEfFgG%])
""", re.DOTALL | re.VERBOSE).fullmatch


# --- late: formatting

def _rounded(n, d, exponent):
    # n/d in units of 10**exponent, halves to even.
    if exponent >= 0:
        d *= 10 ** exponent
    else:
        n *= 10 ** -exponent
    quotient, rest = divmod(n, d)
    if 2 * rest > d or (2 * rest == d and quotient & 1):
        quotient += 1
    return quotient


def _rounded_to_figures(n, d, figures):
    # The magnitude with that many digits, and the exponent of the last of them.
    if n == 0:
        return 0, 1 - figures
    n = abs(n)
    n_text, d_text = str(n), str(d)
    exponent = len(n_text) - len(d_text) + (d_text <= n_text) - figures
    number = _rounded(n, d, exponent)
    if len(str(number)) == figures + 1:
        number //= 10
        exponent += 1
    return number, exponent


def _padded(spec, sign, body):
    padding = (spec['fill'] or ' ') * (int(spec['width'] or 0) - len(sign) - len(body))
    align = spec['align'] or '>'
    if align == '>':
        return padding + sign + body
    if align == '<':
        return sign + body + padding
    if align == '=':
        return sign + padding + body
    half = len(padding) // 2
    return padding[:half] + sign + body + padding[half:]


def _grouped(digits, separator):
    first = 1 + (len(digits) - 1) % 3
    return separator.join([digits[:first]] +
                          [digits[i:i + 3] for i in range(first, len(digits), 3)])


# --- late: Fraction

_MODULUS = (1 << 61) - 1   # hashes of numbers are residues of this prime
_HASH_OF_INFINITY = 314159


def _operators(exact, general, complex_too=True):
    # The two methods of an operator: `exact` for fractions, `general` where floats come in.
    def forward(a, b):
        if isinstance(b, Fraction):
            return exact(a, b)
        if isinstance(b, int):
            return exact(a, Fraction(b))
        if isinstance(b, float) or complex_too and isinstance(b, complex):
            return general(float(a), b)
        return NotImplemented

    def reverse(b, a):
        if isinstance(a, Rational):
            return exact(Fraction(a), b)
        if isinstance(a, Real):
            return general(float(a), float(b))
        if complex_too and isinstance(a, Complex):
            return general(complex(a), float(b))
        return NotImplemented

    for method, prefix in ((forward, '__'), (reverse, '__r')):
        method.__name__ = prefix + general.__name__ + '__'
        method.__qualname__ = 'Fraction.' + method.__name__
        method.__doc__ = exact.__doc__
    return forward, reverse


def _sum(na, da, nb, db):
    g = gcd(da, db)
    if g == 1:
        return _make(Fraction, na * db + da * nb, da * db)
    s = da // g
    t = na * (db // g) + nb * s
    g2 = gcd(t, g)
    if g2 == 1:
        return _make(Fraction, t, s * db)
    return _make(Fraction, t // g2, s * (db // g2))


def _product(na, da, nb, db):
    g1 = gcd(na, db)
    g2 = gcd(nb, da)
    n, d = (na // g1) * (nb // g2), (da // g2) * (db // g1)
    if d < 0:
        n, d = -n, -d
    return _make(Fraction, n, d)


class Fraction(Rational):
    """A rational number.

    Fraction(8, 6), Fraction('4/3'), Fraction('-1.25e-3'), Fraction(0.5), Fraction(Decimal('1.1'))
    """

    __slots__ = ('_numerator', '_denominator')

    def __new__(cls, numerator=0, denominator=None):
        self = super(Fraction, cls).__new__(cls)
        if denominator is None:
            if type(numerator) is int:
                self._numerator = numerator
                self._denominator = 1
                return self
            if isinstance(numerator, Rational):
                self._numerator = numerator.numerator
                self._denominator = numerator.denominator
                return self
            if isinstance(numerator, float) or (not isinstance(numerator, type) and
                                                hasattr(numerator, 'as_integer_ratio')):
                self._numerator, self._denominator = numerator.as_integer_ratio()
                return self
            if not isinstance(numerator, str):
                raise TypeError("argument should be a string or a Rational "
                                "instance or have the as_integer_ratio() method")
            numerator, denominator = cls._parse(numerator)
        elif type(numerator) is int is type(denominator):
            pass
        elif isinstance(numerator, Rational) and isinstance(denominator, Rational):
            numerator, denominator = (numerator.numerator * denominator.denominator,
                                      denominator.numerator * numerator.denominator)
        else:
            raise TypeError("both arguments should be Rational instances")
        if denominator == 0:
            raise ZeroDivisionError(f'Fraction({numerator}, 0)')
        g = gcd(numerator, denominator)
        if denominator < 0:
            g = -g
        self._numerator = numerator // g
        self._denominator = denominator // g
        return self

    @staticmethod
    def _parse(text):
        match = _NUMBER(text)
        if match is None:
            raise ValueError(f'Invalid literal for Fraction: {text!r}')
        n = int(match['whole'] or '0')
        d = 1
        if match['divisor']:
            d = int(match['divisor'])
        else:
            if match['decimals']:
                decimals = match['decimals'].replace('_', '')
                d = 10 ** len(decimals)
                n = n * d + int(decimals)
            if match['exponent']:
                exponent = int(match['exponent'])
                if exponent >= 0:
                    n *= 10 ** exponent
                else:
                    d *= 10 ** -exponent
        return (-n if match['sign'] == '-' else n), d

    @classmethod
    def from_number(cls, number):
        """The fraction that equals a number: an int, a fraction, a float …"""
        if type(number) is int:
            return cls._from_coprime_ints(number, 1)
        if isinstance(number, Rational):
            return cls._from_coprime_ints(number.numerator, number.denominator)
        if isinstance(number, float) or (not isinstance(number, type) and
                                         hasattr(number, 'as_integer_ratio')):
            return cls._from_coprime_ints(*number.as_integer_ratio())
        raise TypeError("argument should be a Rational instance or "
                        "have the as_integer_ratio() method")

    @classmethod
    def from_float(cls, f):
        """The fraction that equals a float."""
        if isinstance(f, Integral):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} "
                            f"({type(f).__name__})")
        return cls._from_coprime_ints(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        """The fraction that equals a Decimal."""
        from decimal import Decimal
        if isinstance(dec, Integral):
            dec = Decimal(int(dec))
        elif not isinstance(dec, Decimal):
            raise TypeError(f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} "
                            f"({type(dec).__name__})")
        return cls._from_coprime_ints(*dec.as_integer_ratio())

    @classmethod
    def _from_coprime_ints(cls, numerator, denominator, /):
        self = super(Fraction, cls).__new__(cls)
        self._numerator = numerator
        self._denominator = denominator
        return self

    @property
    def numerator(self):
        return self._numerator

    @property
    def denominator(self):
        return self._denominator

    def is_integer(self):
        """Whether it is a whole number."""
        return self._denominator == 1

    def as_integer_ratio(self):
        """Numerator and denominator."""
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The nearest fraction with a denominator that is not larger."""
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction; the last may be a semi-convergent.
        n, d = self._numerator, self._denominator
        p0, q0, p1, q1 = 0, 1, 1, 0
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        if 2 * d * (q0 + k * q1) <= self._denominator:
            return _make(Fraction, p1, q1)
        return _make(Fraction, p0 + k * p1, q0 + k * q1)

    # --- text

    def __repr__(self):
        return f'{self.__class__.__name__}({self._numerator}, {self._denominator})'

    def __str__(self):
        if self._denominator == 1:
            return str(self._numerator)
        return f'{self._numerator}/{self._denominator}'

    def __format__(self, format_spec, /):
        if spec := _GENERAL_FORMAT(format_spec):
            return self._format_as_ratio(spec)
        if spec := _FLOAT_FORMAT(format_spec):
            # Both an alignment and the flag for zeros would be ambiguous.
            if spec['align'] is None or spec['zeros'] is None:
                return self._format_as_float(spec)
        raise ValueError(f"Invalid format specifier {format_spec!r} "
                         f"for object of type {type(self).__name__!r}")

    def _format_as_ratio(self, spec):
        group = spec['group'] or ''
        body = f"{abs(self._numerator):{group}}"
        if self._denominator > 1 or spec['alternate']:
            body += f"/{self._denominator:{group}}"
        positive = '' if spec['sign'] == '-' else spec['sign']
        return _padded(spec, '-' if self._numerator < 0 else positive, body)

    def _format_as_float(self, spec):
        kind = spec['kind']
        precision = int(spec['precision'] or '6')
        n, d = self._numerator, self._denominator
        scientific = False
        if kind in 'fF%':
            number = _rounded(abs(n), d, -precision - (2 if kind == '%' else 0))
            point = precision
        else:
            figures = max(precision, 1) if kind in 'gG' else precision + 1
            number, exponent = _rounded_to_figures(n, d, figures)
            scientific = kind in 'eE' or exponent > 0 or exponent + figures <= -4
            point = figures - 1 if scientific else -exponent
        negative = n < 0 and not (spec['no_negative_zero'] and number == 0 and kind in 'fF%')
        suffix = '%' if kind == '%' else ''
        if scientific:
            suffix = f"{'E' if kind in 'EG' else 'e'}{exponent + point:+03d}"
        digits = f"{number:0{point + 1}d}"
        whole, fraction = digits[:len(digits) - point], digits[len(digits) - point:]
        if kind in 'gG' and not spec['alternate']:
            fraction = fraction.rstrip('0')
        has_point = fraction or spec['alternate']
        if spec['fraction_group']:
            fraction = spec['fraction_group'].join(
                [fraction[i:i + 3] for i in range(0, len(fraction), 3)])
        rest = ('.' if has_point else '') + fraction + suffix
        positive = '' if spec['sign'] == '-' else spec['sign']
        sign = '-' if negative else positive
        if spec['zeros'] or spec['align'] == '=' and spec['fill'] == '0':
            wanted = int(spec['width'] or 0) - len(sign) - len(rest)
            whole = whole.zfill(3 * wanted // 4 + 1 if spec['group'] else wanted)
        if spec['group']:
            whole = _grouped(whole, spec['group'])
        return _padded(spec, sign, whole + rest)

    # --- arithmetic

    def _add(a, b):
        """a + b"""
        return _sum(a._numerator, a._denominator, b._numerator, b._denominator)

    def _sub(a, b):
        """a - b"""
        return _sum(a._numerator, a._denominator, -b._numerator, b._denominator)

    def _mul(a, b):
        """a * b"""
        return _product(a._numerator, a._denominator, b._numerator, b._denominator)

    def _div(a, b):
        """a / b"""
        if b._numerator == 0:
            raise ZeroDivisionError(f'Fraction({b._denominator}, 0)')
        return _product(a._numerator, a._denominator, b._denominator, b._numerator)

    def _floordiv(a, b):
        """a // b"""
        return (a._numerator * b._denominator) // (a._denominator * b._numerator)

    def _divmod(a, b):
        da, db = a._denominator, b._denominator
        quotient, rest = divmod(a._numerator * db, da * b._numerator)
        return quotient, Fraction(rest, da * db)

    def _mod(a, b):
        """a % b"""
        da, db = a._denominator, b._denominator
        return Fraction((a._numerator * db) % (b._numerator * da), da * db)

    __add__, __radd__ = _operators(_add, operator.add)
    __sub__, __rsub__ = _operators(_sub, operator.sub)
    __mul__, __rmul__ = _operators(_mul, operator.mul)
    __truediv__, __rtruediv__ = _operators(_div, operator.truediv)
    __floordiv__, __rfloordiv__ = _operators(_floordiv, operator.floordiv, False)
    __divmod__, __rdivmod__ = _operators(_divmod, divmod, False)
    __mod__, __rmod__ = _operators(_mod, operator.mod, False)

    def __pow__(a, b, modulo=None):
        """a ** b: a fraction if b is a whole number."""
        if modulo is not None:
            return NotImplemented
        if isinstance(b, Rational):
            if b.denominator != 1:
                return float(a) ** float(b)
            power = b.numerator
            n, d = a._numerator, a._denominator
            if power >= 0:
                return _make(Fraction, n ** power, d ** power)
            if n > 0:
                return _make(Fraction, d ** -power, n ** -power)
            if n == 0:
                raise ZeroDivisionError(f'Fraction({d ** -power}, 0)')
            return _make(Fraction, (-d) ** -power, (-n) ** -power)
        if isinstance(b, (float, complex)):
            return float(a) ** b
        return NotImplemented

    def __rpow__(b, a, modulo=None):
        """a ** b"""
        if modulo is not None:
            return NotImplemented
        if b._denominator == 1 and b._numerator >= 0:
            return a ** b._numerator
        if isinstance(a, Rational):
            return Fraction(a.numerator, a.denominator) ** b
        if b._denominator == 1:
            return a ** b._numerator
        return a ** float(b)

    def __pos__(self):
        return _make(Fraction, self._numerator, self._denominator)

    def __neg__(self):
        return _make(Fraction, -self._numerator, self._denominator)

    def __abs__(self):
        return _make(Fraction, abs(self._numerator), self._denominator)

    def __trunc__(self):
        """Towards zero."""
        if self._numerator < 0:
            return -(-self._numerator // self._denominator)
        return self._numerator // self._denominator

    def __int__(self):
        return operator.index(self.__trunc__())

    def __floor__(self):
        """Downwards."""
        return self._numerator // self._denominator

    def __ceil__(self):
        """Upwards."""
        return -(-self._numerator // self._denominator)

    def __round__(self, ndigits=None):
        """To an int, or to a fraction of that many decimal digits; halves to even."""
        if ndigits is None:
            return _rounded(self._numerator, self._denominator, 0)
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    # --- comparison

    def __hash__(self):
        try:
            inverse = pow(self._denominator, -1, _MODULUS)
        except ValueError:
            value = _HASH_OF_INFINITY
        else:
            value = hash(hash(abs(self._numerator)) * inverse)
        if self._numerator < 0:
            value = -value
        return -2 if value == -1 else value

    def __eq__(a, b):
        if type(b) is int:
            return a._numerator == b and a._denominator == 1
        if isinstance(b, Rational):
            return a._numerator == b.numerator and a._denominator == b.denominator
        if isinstance(b, Complex) and b.imag == 0:
            b = b.real
        if isinstance(b, float):
            if isnan(b) or isinf(b):
                return 0.0 == b
            return a == a.from_float(b)
        return NotImplemented

    def _compare(self, other, op):
        if isinstance(other, Rational):
            return op(self._numerator * other.denominator, self._denominator * other.numerator)
        if isinstance(other, float):
            if isnan(other) or isinf(other):
                return op(0.0, other)
            return op(self, self.from_float(other))
        return NotImplemented

    def __lt__(a, b):
        return a._compare(b, operator.lt)

    def __gt__(a, b):
        return a._compare(b, operator.gt)

    def __le__(a, b):
        return a._compare(b, operator.le)

    def __ge__(a, b):
        return a._compare(b, operator.ge)

    def __bool__(self):
        return bool(self._numerator)

    # --- copying

    def __reduce__(self):
        return self.__class__, (self._numerator, self._denominator)

    def __copy__(self):
        if type(self) is Fraction:
            return self
        return self.__class__(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return self.__copy__()


def _make(cls, numerator, denominator):
    self = object.__new__(cls)
    self._numerator = numerator
    self._denominator = denominator
    return self
