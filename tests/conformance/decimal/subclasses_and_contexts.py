# decimal: subclasses of Decimal and Context, contexts in contextvars and asyncio, copies of contexts.
# option: --policy standard
import asyncio
import collections.abc
import contextvars
import copy
from decimal import *


def t(function):
    try:
        print(repr(function()))
    except Exception as error:
        print(type(error).__name__, error)


class Money(Decimal):
    def __new__(cls, value, currency="EUR"):
        self = super().__new__(cls, value)
        self.currency = currency
        return self

    def __str__(self):
        return super().__str__() + self.currency


m = Money("1.50")
print(m, repr(m), m.currency, type(m + 1), type(-m), m + 1, f"{m:.1f}", Money.from_float(0.5).currency,
      type(Money.from_number(2)), Decimal(m), type(Decimal(m)), m == Decimal("1.5"), hash(m) == hash(Decimal("1.5")),
      2 * m, m.quantize(1), copy.copy(m))


class Reversed(Decimal):
    def __radd__(self, other):
        return "mine"

    __rdivmod__ = __rpow__ = __radd__


print(Decimal(1) + Reversed(2), divmod(Decimal(1), Reversed(2)), Decimal(1) ** Reversed(2), Reversed(2) + 1)


class Mine(Context):
    extra = 0


c = Mine(prec=7)
c.extra = 5
print(c, c.extra, type(c.copy()), c.divide(1, 3), isinstance(c, Context))
setcontext(c)
print(getcontext() is c, Decimal(1) / 3)
with localcontext() as inner:
    inner.prec = 3
    print(type(inner), Decimal(1) / 3, getcontext() is inner)
    with localcontext(prec=2, rounding=ROUND_UP, traps=[], flags=[Inexact]) as deeper:
        print(Decimal(1) / 3, deeper)
print(getcontext() is c)
setcontext(DefaultContext)
print(getcontext() is DefaultContext, getcontext().prec)
DefaultContext.prec = 12
print(Context().prec, getcontext().prec, contextvars.Context().run(lambda: getcontext().prec))
DefaultContext.prec = 28

copied = contextvars.copy_context()


def change():
    setcontext(Context(prec=4))
    return Decimal(1) / 3


print(copied.run(change), Decimal(1) / 3, copied.run(lambda: Decimal(1) / 3))


async def work(precision):
    with localcontext(prec=precision):
        await asyncio.sleep(0)
        first = Decimal(1) / 7
        await asyncio.sleep(0)
        return first, Decimal(1) / 7


async def main():
    return await asyncio.gather(*(work(n) for n in (2, 5, 9)))


print(asyncio.run(main()))
flags = getcontext().flags
print(f"{isinstance(flags, collections.abc.MutableMapping) = }")
print(f"{len(flags) = }")
print(f"{flags is getcontext().flags = }")
print(f"{list(flags) == list(flags.keys()) = }")
print(f"{dict(flags.items()) == flags.copy() = }")
print(f"{flags == dict(flags) = }")
print(f"{flags != Context().flags = }")
getcontext().clear_flags()
flags[Inexact] = 1
flags.update({Rounded: True})
print([s.__name__ for s in flags if flags[s]], flags.get(Overflow), flags.setdefault(Inexact, 5), Inexact in flags,
      int in flags, sum(flags.values()))
t(lambda: flags.pop(Inexact))
t(lambda: flags["x"])
t(lambda: flags.__setitem__(int, 1))
getcontext().traps[Inexact] = True
t(lambda: Decimal(1) / 3)
t(lambda: Decimal(1) / 4)
getcontext().traps = Context(traps=[Clamped]).traps
print(getcontext())
getcontext().clear_traps()
print(Decimal(1) / 0, Decimal("x"), getcontext().flags[DivisionByZero])
t(lambda: Context(traps=5))
t(lambda: Context(traps=[1]))
t(lambda: Context(flags={}))
t(lambda: setattr(Context(), "foo", 1))
t(lambda: delattr(Context(), "prec"))
t(lambda: setattr(Context(), "traps", []))
t(lambda: localcontext(5))
t(lambda: localcontext(foo=1))
t(lambda: Decimal(1).exp(5))
t(lambda: Decimal(1).quantize(1, "ROUND_X"))
t(lambda: Context().add("1", 2))
t(lambda: Context().canonical(1))
print(IEEEContext(32), IEEEContext(128))

t(lambda: IEEEContext("a"))
for kind in (DecimalException, Clamped, Rounded, Inexact, Overflow, Underflow, Subnormal, DivisionByZero,
             FloatOperation, InvalidOperation, ConversionSyntax, DivisionImpossible, DivisionUndefined,
             InvalidContext):
    print([each.__name__ for each in kind.__mro__])
d = DecimalTuple(0, (1, 2), -1)
print(d, d.sign, d.digits, d.exponent, d._fields, d._asdict(), d._replace(sign=1), DecimalTuple._make([1, (), 0]),
      Decimal(d), d == (0, (1, 2), -1))
match d:
    case DecimalTuple(sign, digits, exponent=e):
        print(sign, digits, e)
print(Context(prec=3, rounding=ROUND_UP).__reduce__()[1][:6], copy.copy(Context(prec=3)).prec)

#> 1.50EUR Decimal('1.50') EUR <class 'decimal.Decimal'> <class 'decimal.Decimal'> 2.50 1.5 EUR <class '__main__.Money'> 1.50 <class 'decimal.Decimal'> True True 3.00 2 1.50EUR
#> mine mine mine 3
#> Context(prec=7, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[InvalidOperation, DivisionByZero, Overflow]) 5 <class 'decimal.Context'> 0.3333333 True
#> True 0.3333333
#> <class 'decimal.Context'> 0.333 True
#> 0.34 Context(prec=2, rounding=ROUND_UP, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[])
#> True
#> False 28
#> 12 28 12
#> 0.3333 0.3333333333333333333333333333 0.3333
#> [(Decimal('0.14'), Decimal('0.14')), (Decimal('0.14286'), Decimal('0.14286')), (Decimal('0.142857143'), Decimal('0.142857143'))]
#> isinstance(flags, collections.abc.MutableMapping) = True
#> len(flags) = 9
#> flags is getcontext().flags = True
#> list(flags) == list(flags.keys()) = True
#> dict(flags.items()) == flags.copy() = True
#> flags == dict(flags) = True
#> flags != Context().flags = True
#> ['Inexact', 'Rounded'] False True True False 2
#> ValueError signal keys cannot be deleted
#> KeyError 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> KeyError 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> Inexact [<class 'decimal.Inexact'>]
#> Decimal('0.25')
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[Clamped])
#> Infinity NaN True
#> TypeError argument must be a signal dict
#> KeyError 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> KeyError 'invalid signal dict'
#> AttributeError 'decimal.Context' object has no attribute 'foo'
#> AttributeError context attributes cannot be deleted
#> TypeError argument must be a signal dict
#> TypeError optional argument must be a context
#> TypeError this function got an unexpected keyword argument 'foo'
#> TypeError optional argument must be a context
#> TypeError valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> TypeError conversion from str to Decimal is not supported
#> TypeError argument must be a Decimal
#> Context(prec=7, rounding=ROUND_HALF_EVEN, Emin=-95, Emax=96, capitals=1, clamp=1, flags=[], traps=[]) Context(prec=34, rounding=ROUND_HALF_EVEN, Emin=-6143, Emax=6144, capitals=1, clamp=1, flags=[], traps=[])
#> TypeError an integer is required
#> ['DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['Clamped', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['Rounded', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['Inexact', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['Overflow', 'Inexact', 'Rounded', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['Underflow', 'Inexact', 'Rounded', 'Subnormal', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['Subnormal', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['DivisionByZero', 'DecimalException', 'ZeroDivisionError', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['FloatOperation', 'DecimalException', 'ArithmeticError', 'TypeError', 'Exception', 'BaseException', 'object']
#> ['InvalidOperation', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['ConversionSyntax', 'InvalidOperation', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['DivisionImpossible', 'InvalidOperation', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['DivisionUndefined', 'InvalidOperation', 'DecimalException', 'ZeroDivisionError', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> ['InvalidContext', 'InvalidOperation', 'DecimalException', 'ArithmeticError', 'Exception', 'BaseException', 'object']
#> DecimalTuple(sign=0, digits=(1, 2), exponent=-1) 0 (1, 2) -1 ('sign', 'digits', 'exponent') {'sign': 0, 'digits': (1, 2), 'exponent': -1} DecimalTuple(sign=1, digits=(1, 2), exponent=-1) DecimalTuple(sign=1, digits=(), exponent=0) 1.2 True
#> 0 (1, 2) -1
#> (3, 'ROUND_UP', -999999, 999999, 1, 0) 3
