# decimal: trapped signals, bounds of contexts, the contexts of the module.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from decimal import *
import copy
D = Decimal
c = Context(prec=5, rounding=ROUND_DOWN, traps=[])
print(c.divide(1, 3), c.divide(1, 0), c.flags[DivisionByZero], c.sqrt(-1), c.flags[InvalidOperation],
      c.create_decimal("1.234567"), c.flags[Inexact], c.flags[Rounded],
      c.add("1.11111", 1) if False else c.plus(D("9.999999")), c.power(2, 100), c.multiply(3, 4),
      c.to_sci_string(D("1E+10")), c.quantize(D("1.55"), D(".1")), c.compare(1, 2), c.abs(-1), c.minus(1),
      c.fma(2, 3, 4), c.remainder(7, 3), c.Emin, c.Emax, c.Etiny(), c.Etop())
with localcontext() as l: l.prec = 3; print(D(1) / 3, getcontext().prec)
with localcontext(prec=4, rounding=ROUND_UP) as l: print(D(1) / 3)
t(lambda: localcontext(foo=1))
with localcontext(Context(prec=2)): print(D("1.25") + 0)
for sig, f in [(Inexact, lambda: D(1) / 3), (Rounded,
    lambda: +D("1.00000000000000000000000000000000")), (FloatOperation, lambda: D(1.5)), (FloatOperation,
        lambda: D(1) < 1.5), (Subnormal,
                              lambda: D("1e-999999") / 10**20 if False else Context(Emin=-5,
                                  traps=[Subnormal]).plus(D("1e-7"))), (Clamped,
                                      lambda: Context(Emax=5, clamp=1, prec=3,
                                                      traps=[Clamped]).plus(D("1e5"))), (Overflow,
                                                          lambda: Context(Emax=5, traps=[Overflow]).plus(D("1e6"))), (
                                                              Underflow, lambda: Context(Emin=-5, prec=2,
                                                                  traps=[Underflow]).divide(D("1e-5"), 30))]:
    with localcontext() as l: l.traps[sig] = True; t(f)
t(lambda: Context(prec=0))
t(lambda: Context(prec="a"))
t(lambda: Context(rounding="x"))
t(lambda: Context(Emin=1))
t(lambda: Context(clamp=2))
t(lambda: Context(capitals=3))
t(lambda: setattr(Context(), "prec", -1))
t(lambda: Context(traps=[5]))
t(lambda: setcontext(5))
t(lambda: delattr(Context(), "prec"))
print(DefaultContext.prec, BasicContext.prec, BasicContext.rounding, ExtendedContext.traps[DivisionByZero],
      DefaultContext.traps[InvalidOperation], Context(capitals=0).to_sci_string(D("1E+9")), MAX_PREC > 10**8,
      MIN_EMIN < 0, HAVE_THREADS, HAVE_CONTEXTVAR)
d = c.copy()
d.prec = 9
getcontext().prec = 6
getcontext().rounding = ROUND_CEILING
getcontext().traps[DivisionByZero] = False
t(lambda: D(0) / 0)
setcontext(DefaultContext.copy())

#> 0.33333 Infinity True NaN True 1.2345 True True 9.9999 1.2676E+30 12 1E+10 1.5 -1 1 -1 10 1 -999999 999999 -1000003 999995
#> 0.333 3
#> 0.3334
#> TypeError this function got an unexpected keyword argument 'foo'
#> 1.2
#> Inexact [<class 'decimal.Inexact'>]
#> Rounded [<class 'decimal.Rounded'>]
#> FloatOperation [<class 'decimal.FloatOperation'>]
#> FloatOperation [<class 'decimal.FloatOperation'>]
#> Subnormal [<class 'decimal.Subnormal'>]
#> Clamped [<class 'decimal.Clamped'>]
#> Overflow [<class 'decimal.Overflow'>]
#> Underflow [<class 'decimal.Underflow'>]
#> ValueError valid range for prec is [1, MAX_PREC]
#> TypeError an integer is required
#> TypeError valid values for rounding are:
#>   [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,
#>    ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
#>    ROUND_05UP]
#> ValueError valid range for Emin is [MIN_EMIN, 0]
#> ValueError valid values for clamp are 0 or 1
#> ValueError valid values for capitals are 0 or 1
#> ValueError valid range for prec is [1, MAX_PREC]
#> KeyError 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
#> TypeError argument must be a context
#> AttributeError context attributes cannot be deleted
#> 28 9 ROUND_HALF_UP False True 1e+9 True True True True
#> InvalidOperation [<class 'decimal.DivisionUndefined'>]
