# decimal: decimal arithmetic by the specification of IBM, as CPython writes it in Python.
#
# Receives all from the private module _pydecimal; adds what 3.14 has beyond it.
"""Decimal fixed-point and floating-point arithmetic."""

import _pydecimal
from _pydecimal import *
from _pydecimal import __libmpdec_version__, __version__

__all__ = _pydecimal.__all__ + ['IEEEContext', 'IEEE_CONTEXT_MAX_BITS']

IEEE_CONTEXT_MAX_BITS = 512

_set_context = setcontext


def setcontext(context, /):
    """Makes a context that of the present task."""
    if not isinstance(context, Context):
        raise TypeError('optional argument must be a context')
    _set_context(context)


def IEEEContext(bits, /):
    """The context of IEEE 754's interchange format of that many bits."""
    if not isinstance(bits, int):
        raise TypeError(f"an integer is required (got type {type(bits).__name__})")
    if bits <= 0 or bits % 32 or bits > IEEE_CONTEXT_MAX_BITS:
        raise ValueError(f"argument must be a multiple of 32, with a maximum of "
                         f"{IEEE_CONTEXT_MAX_BITS}")
    context = Context(prec=9 * (bits // 32) - 2, rounding=ROUND_HALF_EVEN,
                      Emax=3 * (1 << (bits // 16 + 3)), capitals=1, clamp=1, flags=[], traps=[])
    context.Emin = 1 - context.Emax
    return context


def _from_number(cls, number):
    """Decimal(number) for numbers only: neither text nor tuples."""
    if isinstance(number, (int, float, Decimal)):
        return cls(number)
    raise TypeError(f"Cannot convert {number!r} to Decimal")


_from_number.__name__ = 'from_number'
_from_number.__qualname__ = 'Decimal.from_number'
Decimal.from_number = classmethod(_from_number)
del _from_number
