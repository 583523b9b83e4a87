# _operator: functions of operator under the name that they have in the pickles of CPython.
"""Functions of the module operator."""

from operator import (
    abs, add, and_, call, concat, contains, countOf, delitem, eq, floordiv, ge, getitem, gt, iadd, iand,
    iconcat, ifloordiv, ilshift, imatmul, imod, imul, index, indexOf, inv, invert, ior, ipow, irshift,
    is_, is_none, is_not, is_not_none, isub, itruediv, ixor, le, length_hint, lshift, lt, matmul, mod,
    mul, ne, neg, not_, or_, pos, pow, rshift, setitem, sub, truediv, truth, xor,
)
