# decimal: contexts, flags, traps, rounding, limits of exponents, localcontext, formatting.
# option: --policy standard
from decimal import *

D = Decimal
setcontext(Context())
c = getcontext()
print(c.prec, c.rounding, c.Emin, c.Emax, c.capitals, c.clamp, c.Etiny(), c.Etop())
c.prec = 6
print(D(1) / 3, D('1234567'), +D('1234567'), D('1234567') + 0, bool(c.flags[Inexact]), bool(c.flags[Rounded]))
c.clear_flags()
print(any(c.flags.values()))
with localcontext() as ctx:
    ctx.prec = 3
    print(D(2).sqrt(), getcontext().prec)
print(D(2).sqrt(), getcontext() is c)
with localcontext(prec=10, rounding=ROUND_UP) as ctx:
    print(D(1) / 3, ctx.rounding)
with localcontext(BasicContext) as ctx:
    print(ctx.prec, ctx.rounding, sorted(t.__name__ for t, on in ctx.traps.items() if on))
for template in (BasicContext, ExtendedContext, DefaultContext):
    print(template.prec, template.rounding, sorted(t.__name__ for t, on in template.traps.items() if on))
ctx = Context(prec=5, traps=[])
print(ctx.divide(1, 0), ctx.divide(0, 0), ctx.sqrt(-1), ctx.ln(0), ctx.log10(-1), ctx.exp(1000000),
      ctx.power(2, 10**7), ctx.create_decimal('x'), ctx.create_decimal('1.2345678'),
      ctx.create_decimal_from_float(0.1))
print(sorted(f.__name__ for f, on in ctx.flags.items() if on))
for name, args in (('add', (1, 2)), ('subtract', (1, 2)), ('multiply', (3, 4)), ('divide', (1,
    3)), ('divide_int', (7, 2)), ('remainder', (7, 2)), ('remainder_near', (7, 4)), ('divmod', (7, 2)), ('power', (2,
        5)), ('power', (2, 5, 7)), ('fma', (2, 3,
            4)), ('abs', (-1,)), ('minus', (1,)), ('plus', ('1.234567',)), ('compare', (1, 2)),
                   ('max', (1, 2)), ('min', (1, 2)), ('quantize', ('1.234', '0.01')), ('scaleb', (1,
                       5)), ('shift', (123, 1)), ('rotate', (12345,
                           2)), ('next_plus', (1,)), ('next_minus', (1,)), ('next_toward', (1,
                               2)), ('number_class', (1,)), ('to_sci_string', ('1e10',)), (
                                   'to_eng_string', ('1e10',)), ('to_integral_exact', ('1.5',)),
                   ('sqrt', (2,)), ('exp', (1,)), ('ln', (2,)), ('log10', (2,)), ('logb', (1234,)), (
                       'normalize', ('1.500',)), ('is_zero', (0,)), ('is_signed', (-1,)), ('copy_sign', (1,
                           -2)), ('copy_abs', (-1,)), ('copy_negate', (1,)), ('copy_decimal', (1,)), (
                               'same_quantum', (1, 2)), ('canonical', (Decimal(1),)), ('radix', ()), (
                                   'logical_and', (1100, 1010)), ('compare_total', (1, 2))):
    print(name, args, getattr(ctx, name)(*[D(a) if isinstance(a, str) else a for a in args]))
for bad in (lambda: ctx.add(1, 'x'), lambda: ctx.add(1.5, 1), lambda: setattr(ctx, 'prec', 0),
            lambda: setattr(ctx, 'prec', 'a'), lambda: setattr(ctx, 'rounding', 'x'),
            lambda: setattr(ctx, 'Emax', -1), lambda: setattr(ctx, 'clamp', 2), lambda: setattr(ctx, 'capitals', 5),
            lambda: Context(prec=-1), lambda: setcontext(5)):
    try:
        bad()
        print('accepted')
    except Exception as error:
        print(type(error).__name__)
small = Context(prec=3, Emin=-5, Emax=5, traps=[])
for text in ('1e5', '9.99e5', '9.999e5', '1e6', '1e-5', '1e-6', '1.23e-6', '1e-8', '-1e6', '1e-7'):
    small.clear_flags()
    print(text, small.create_decimal(text), sorted(f.__name__ for f, on in small.flags.items() if on))
c = Context(prec=9, traps=[Inexact])
try:
    c.divide(1, 3)
except Inexact as error:
    print(type(error).__name__, isinstance(error, DecimalException))
setcontext(Context(traps=[FloatOperation]))
for f in (lambda: D(0.5), lambda: D.from_float(0.5), lambda: D(1) < 0.5, lambda: D(1) == 0.5):
    try:
        print(f())
    except FloatOperation:
        print('FloatOperation')
setcontext(Context())
copy = getcontext().copy()
copy.prec = 50
print(getcontext().prec, copy.prec, D(1).exp(copy), D(2).sqrt(context=copy),
      D('1.5').quantize(D(1), rounding=ROUND_DOWN))
for value in ('0', '1234.5678', '-1234567.891', '0.000123', '1E+10', '-0', 'NaN', 'Infinity', '1.5'):
    print(value, [format(D(value), spec) for spec in ('', 'f', '.2f', 'e', '.3e', 'g', '.3g', ',', ',.1f', '+', ' ',
        '010.2f', '>12', '<12', '^12', '*^12.1f', '%', '.1%', 'E', '=+12', '.0f')])
print('%.2f %s %d' % (D('1.005'), D('1.10'), D('5.9')), f"{D('3.14159'):.3}", str(D('1E+3')),
      D('1E+3').__format__('f'))
print(f"{MAX_PREC > 10**8 = }")
print(f"{MAX_EMAX > 10**8 = }")
print(f"{MIN_EMIN < -10**8 = }")
print(f"{HAVE_THREADS in (True, False) = }")
print(f"{HAVE_CONTEXTVAR = }")
print(sorted(n for n in ('Clamped', 'DivisionByZero', 'Inexact', 'Overflow', 'Rounded', 'Underflow',
    'InvalidOperation', 'Subnormal', 'FloatOperation') if issubclass(globals()[n], DecimalException)),
    issubclass(DivisionByZero, ZeroDivisionError), issubclass(FloatOperation, TypeError))

#> 28 ROUND_HALF_EVEN -999999 999999 1 0 -1000026 999972
#> 0.333333 1234567 1.23457E+6 1.23457E+6 True True
#> False
#> 1.41 3
#> 1.41421 True
#> 0.3333333334 ROUND_UP
#> 9 ROUND_HALF_UP ['Clamped', 'DivisionByZero', 'InvalidOperation', 'Overflow', 'Underflow']
#> 9 ROUND_HALF_UP ['Clamped', 'DivisionByZero', 'InvalidOperation', 'Overflow', 'Underflow']
#> 9 ROUND_HALF_EVEN []
#> 28 ROUND_HALF_EVEN ['DivisionByZero', 'InvalidOperation', 'Overflow']
#> Infinity NaN NaN -Infinity NaN 3.0332E+434294 Infinity NaN 1.2346 0.10000
#> ['DivisionByZero', 'Inexact', 'InvalidOperation', 'Overflow', 'Rounded']
#> add (1, 2) 3
#> subtract (1, 2) -1
#> multiply (3, 4) 12
#> divide (1, 3) 0.33333
#> divide_int (7, 2) 3
#> remainder (7, 2) 1
#> remainder_near (7, 4) -1
#> divmod (7, 2) (Decimal('3'), Decimal('1'))
#> power (2, 5) 32
#> power (2, 5, 7) 4
#> fma (2, 3, 4) 10
#> abs (-1,) 1
#> minus (1,) -1
#> plus ('1.234567',) 1.2346
#> compare (1, 2) -1
#> max (1, 2) 2
#> min (1, 2) 1
#> quantize ('1.234', '0.01') 1.23
#> scaleb (1, 5) 1E+5
#> shift (123, 1) 1230
#> rotate (12345, 2) 34512
#> next_plus (1,) 1.0001
#> next_minus (1,) 0.99999
#> next_toward (1, 2) 1.0001
#> number_class (1,) +Normal
#> to_sci_string ('1e10',) 1E+10
#> to_eng_string ('1e10',) 10E+9
#> to_integral_exact ('1.5',) 2
#> sqrt (2,) 1.4142
#> exp (1,) 2.7183
#> ln (2,) 0.69315
#> log10 (2,) 0.30103
#> logb (1234,) 3
#> normalize ('1.500',) 1.5
#> is_zero (0,) True
#> is_signed (-1,) True
#> copy_sign (1, -2) -1
#> copy_abs (-1,) 1
#> copy_negate (1,) -1
#> copy_decimal (1,) 1
#> same_quantum (1, 2) True
#> canonical (Decimal('1'),) 1
#> radix () 10
#> logical_and (1100, 1010) 1000
#> compare_total (1, 2) -1
#> TypeError
#> TypeError
#> ValueError
#> TypeError
#> TypeError
#> ValueError
#> ValueError
#> ValueError
#> ValueError
#> TypeError
#> 1e5 1E+5 []
#> 9.99e5 9.99E+5 []
#> 9.999e5 Infinity ['Inexact', 'Overflow', 'Rounded']
#> 1e6 Infinity ['Inexact', 'Overflow', 'Rounded']
#> 1e-5 0.00001 []
#> 1e-6 0.000001 ['Subnormal']
#> 1.23e-6 0.0000012 ['Inexact', 'Rounded', 'Subnormal', 'Underflow']
#> 1e-8 0E-7 ['Clamped', 'Inexact', 'Rounded', 'Subnormal', 'Underflow']
#> -1e6 -Infinity ['Inexact', 'Overflow', 'Rounded']
#> 1e-7 1E-7 ['Subnormal']
#> Inexact True
#> FloatOperation
#> 0.5
#> FloatOperation
#> False
#> 28 50 2.7182818284590452353602874713526624977572470937000 1.4142135623730950488016887242096980785696718753769 1
#> 0 ['0', '0', '0.00', '0e+0', '0.000e+3', '0', '0', '0', '0.0', '+0', ' 0', '0000000.00', '           0', '0           ', '     0      ', '****0.0*****', '0%', '0.0%', '0E+0', '+          0', '0']
#> 1234.5678 ['1234.5678', '1234.5678', '1234.57', '1.2345678e+3', '1.235e+3', '1234.5678', '1.23e+3', '1,234.5678', '1,234.6', '+1234.5678', ' 1234.5678', '0001234.57', '   1234.5678', '1234.5678   ', ' 1234.5678  ', '***1234.6***', '123456.78%', '123456.8%', '1.2345678E+3', '+  1234.5678', '1235']
#> -1234567.891 ['-1234567.891', '-1234567.891', '-1234567.89', '-1.234567891e+6', '-1.235e+6', '-1234567.891', '-1.23e+6', '-1,234,567.891', '-1,234,567.9', '-1234567.891', '-1234567.891', '-1234567.89', '-1234567.891', '-1234567.891', '-1234567.891', '*-1234567.9*', '-123456789.1%', '-123456789.1%', '-1.234567891E+6', '-1234567.891', '-1234568']
#> 0.000123 ['0.000123', '0.000123', '0.00', '1.23e-4', '1.230e-4', '0.000123', '0.000123', '0.000123', '0.0', '+0.000123', ' 0.000123', '0000000.00', '    0.000123', '0.000123    ', '  0.000123  ', '****0.0*****', '0.0123%', '0.0%', '1.23E-4', '+   0.000123', '0']
#> 1E+10 ['1E+10', '10000000000', '10000000000.00', '1e+10', '1.000e+10', '1e+10', '1e+10', '1E+10', '10,000,000,000.0', '+1E+10', ' 1E+10', '10000000000.00', '       1E+10', '1E+10       ', '   1E+10    ', '10000000000.0', '1000000000000%', '1000000000000.0%', '1E+10', '+      1E+10', '10000000000']
#> -0 ['-0', '-0', '-0.00', '-0e+0', '-0.000e+3', '-0', '-0', '-0', '-0.0', '-0', '-0', '-000000.00', '          -0', '-0          ', '     -0     ', '****-0.0****', '-0%', '-0.0%', '-0E+0', '-          0', '-0']
#> NaN ['NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', '+NaN', ' NaN', '       NaN', '         NaN', 'NaN         ', '    NaN     ', '****NaN*****', 'NaN%', 'NaN%', 'NaN', '+        NaN', 'NaN']
#> Infinity ['Infinity', 'Infinity', 'Infinity', 'Infinity', 'Infinity', 'Infinity', 'Infinity', 'Infinity', 'Infinity', '+Infinity', ' Infinity', '  Infinity', '    Infinity', 'Infinity    ', '  Infinity  ', '**Infinity**', 'Infinity%', 'Infinity%', 'Infinity', '+   Infinity', 'Infinity']
#> 1.5 ['1.5', '1.5', '1.50', '1.5e+0', '1.500e+0', '1.5', '1.5', '1.5', '1.5', '+1.5', ' 1.5', '0000001.50', '         1.5', '1.5         ', '    1.5     ', '****1.5*****', '150%', '150.0%', '1.5E+0', '+        1.5', '2']
#> 1.00 1.10 5 3.14 1E+3 1000
#> MAX_PREC > 10**8 = True
#> MAX_EMAX > 10**8 = True
#> MIN_EMIN < -10**8 = True
#> HAVE_THREADS in (True, False) = True
#> HAVE_CONTEXTVAR = True
#> ['Clamped', 'DivisionByZero', 'FloatOperation', 'Inexact', 'InvalidOperation', 'Overflow', 'Rounded', 'Subnormal', 'Underflow'] True True
