# decimal: context traps.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from decimal import *
import copy
D = Decimal
c = Context(prec=5, rounding=ROUND_DOWN, traps=[])
c.clear_flags()
print([f.__name__ for f, v in c.flags.items() if v], c)
with localcontext() as l: l.prec = 3; print(D(1) / 3, getcontext().prec)
print(getcontext().prec, D(1) / 7)
with localcontext(prec=4, rounding=ROUND_UP) as l: print(D(1) / 3)
with localcontext(Context(prec=2)): print(D("1.25") + 0)
print(Context(Emax=5, traps=[]).plus(D("1e6")),
      Context(Emax=5, prec=3, rounding=ROUND_DOWN, traps=[]).plus(D("1e6")),
      Context(Emin=-5, prec=2, traps=[]).plus(D("1.23e-6")))
t(lambda: setattr(Context(), "foo", 1))
d = c.copy()
d.prec = 9
print(c.prec, d.prec, copy.copy(c).prec, type(c.copy()).__name__)
print(f"{issubclass(DivisionByZero, ZeroDivisionError) = }")
print(f"{issubclass(InvalidOperation, ArithmeticError) = }")
print(f"{issubclass(FloatOperation, TypeError) = }")
print(f"{issubclass(Overflow, Inexact) = }")
print(f"{issubclass(ConversionSyntax if "ConversionSyntax" in globals() else InvalidOperation, InvalidOperation) = }")
print(f"{DecimalException.__mro__[1].__name__ = }")
getcontext().prec = 6
print(D(1) / 7, D("1.23456789"), +D("1.23456789"), D("1.23456789") + 0, D("1.23456789").normalize())
getcontext().rounding = ROUND_CEILING
print(D(1) / 7, D(-1) / 7)
getcontext().traps[DivisionByZero] = False
print(D(1) / 0, D(-1) / 0)
setcontext(DefaultContext.copy())

#> [] Context(prec=5, rounding=ROUND_DOWN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[])
#> 0.333 3
#> 28 0.1428571428571428571428571429
#> 0.3334
#> 1.2
#> Infinity 9.99E+5 0.000001
#> AttributeError 'decimal.Context' object has no attribute 'foo'
#> 5 9 5 Context
#> issubclass(DivisionByZero, ZeroDivisionError) = True
#> issubclass(InvalidOperation, ArithmeticError) = True
#> issubclass(FloatOperation, TypeError) = True
#> issubclass(Overflow, Inexact) = True
#> issubclass(ConversionSyntax if "ConversionSyntax" in globals() else InvalidOperation, InvalidOperation) = True
#> DecimalException.__mro__[1].__name__ = 'ArithmeticError'
#> 0.142857 1.23456789 1.23457 1.23457 1.23457
#> 0.142858 -0.142857
#> Infinity -Infinity
