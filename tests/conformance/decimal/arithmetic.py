# decimal: construction, operators, functions and methods on all kinds of numbers.
# option: --policy standard
from decimal import *
import math


def show(label, f, *args):
    try:
        print(label, '->', repr(f(*args)))
    except Exception as error:
        print(label, '->', type(error).__name__, [c.__name__ for c in type(error).__mro__[1:4]])


D = Decimal
for text in ('0', '-0', '1', '1.0', '1.50', '-1.5', '1e5', '1E+5', '1e-5', '.5', '5.', '00012.300', '1_000.5',
             ' 12 ', 'inf', '-Infinity', 'nan', 'NaN123', 'sNaN', '-nan', '1e999999', '1e1000000', '', 'x', '1.2.3',
             '1e', '+', '٣', '1e-1000030', '12345678901234567890123456789012345678901234567890'):
    show(text, D, text)
for value in (5, -10**40, True, 0.5, 0.1, -0.0, float('inf'),
              float('nan'), (0, (1, 2, 3), -2), (1, (0,), 0), (0, (), 'F'), (0, (1, 2), 'n'), [0, [1], 5], (0, (10,),
                  0), (2, (1,), 0), None, 1j, b'1', D('1.10')):
    show(value, D, value)
values = [D(v) for v in ('0', '-0', '1', '-1.5', '2.50', '1E+3', '0.00123', '123456789.987654321', 'Infinity',
    '-Infinity', 'NaN')]
for a in values:
    for b in values:
        line = []
        for name, f in (('+', lambda: a + b), ('-', lambda: a - b), ('*', lambda: a * b), ('/',
            lambda: a / b), ('//', lambda: a // b), ('%', lambda: a % b)):
            try:
                line.append(str(f()))
            except ArithmeticError as error:
                line.append(type(error).__name__)
        print(a, b, *line)
for a in values[:8]:
    print(a, -a, +a, abs(a), bool(a), hash(a) == hash(a.normalize()), a.adjusted(), a.as_tuple(), a.is_signed(),
          a.is_zero(), a.is_normal(), a.number_class(), a.to_eng_string(), a.radix(), a.as_integer_ratio(), float(a),
          int(a), math.floor(a), math.ceil(a), math.trunc(a), round(a), round(a, 1))
for a in ('0', '1', '2', '10', '0.5', '-1', '1e10', '1e-10', '123.456', 'inf', 'nan'):
    a = D(a)
    for name in ('sqrt', 'exp', 'ln', 'log10', 'logb', 'normalize', 'to_integral_value', 'to_integral_exact',
                 'next_plus', 'next_minus', 'canonical', 'conjugate', 'logical_invert', 'is_finite', 'is_infinite',
                 'is_nan', 'is_qnan', 'is_snan', 'is_subnormal', 'is_canonical'):
        show((str(a), name), getattr(a, name))
for a, b in (('1', '2'), ('2', '1'), ('1.0', '1'), ('-1', '1'), ('nan', '1'), ('inf', '1'), ('0', '-0'), ('1E+2',
    '100'), ('101', '110'), ('3', '2')):
    a, b = D(a), D(b)
    for name in ('compare', 'compare_signal', 'compare_total', 'compare_total_mag', 'max', 'min', 'max_mag',
                 'min_mag', 'copy_sign', 'same_quantum', 'quantize', 'remainder_near', 'scaleb', 'shift', 'rotate',
                 'next_toward', 'logical_and', 'logical_or', 'logical_xor'):
        show((str(a), name, str(b)), getattr(a, name), b)
    print(a < b if not (a.is_nan() or b.is_nan()) else None, a == b, a != b)
print(D(2) ** 10, D(2) ** -2, D('1.1') ** 5, D(2) ** D('0.5'), D(0) ** 5, D(10) ** 30, pow(D(3), 5, 7), D(-2) ** 3,
      D(4) ** D('1.5'))
for f in (lambda: D(0) ** 0, lambda: D(-1) ** D('0.5'), lambda: D(0) ** -1, lambda: pow(D(3), -1, 7),
          lambda: pow(D(3), 2, 0), lambda: pow(D('1.5'), 2, 3)):
    show('pow', f)
print(D(5).fma(3, D('0.5')), divmod(D(7), 2), divmod(D(-7), 2), D(7) // -2, D(-7) % 3, 5 + D(1), 5 - D(1), 5 * D(2),
      5 / D(2), 7 // D(2), 7 % D(4), 2 ** D(3), divmod(7, D(2)))
print(f"{D('1.5') == 1.5 = }")
print(f"{D('0.1') == 0.1 = }")
print(f"{D(1) == 1 = }")
print(f"{D('1.5') < 2 = }")
print(f"{1.5 < D(2) = }")
print(f"{D(1) == 'x' = }")
print(f"{D('2.5') > 2.25 = }")
print(f"{D(3) == 3 + 0j = }")
print(f"{hash(D('1.5')) == hash(1.5) = }")
print(f"{hash(D(10**20)) == hash(10**20) = }")
print(f"{D('1e400') > 1e308 = }")
for f in (lambda: D(1) + 1.5, lambda: 1.5 + D(1), lambda: D(1) + '1', lambda: D(1) < 'x', lambda: D('nan') < 1,
          lambda: D('snan') == 1, lambda: hash(D('snan')), lambda: int(D('nan')), lambda: int(D('inf')),
          lambda: round(D('nan')), lambda: float(D('snan')), lambda: D(1).quantize(D('1e-50')), lambda: D(1)._x):
    show('error', f)
print(D('1.25').quantize(D('0.1')), D('1.35').quantize(D('0.1')), D('1.25').quantize(D('0.1'), rounding=ROUND_UP),
      D('-1.25').quantize(D('1'), ROUND_FLOOR), D('1.25').quantize(D('0.1'), ROUND_HALF_UP))
for mode in (ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP,
             ROUND_05UP):
    print(mode, [str(D(x).to_integral_value(mode)) for x in ('1.5', '2.5', '-1.5', '1.4', '1.6', '-1.1', '5.01',
        '0.01', '10.5')])
print([round(D(x)) for x in ('0.5', '1.5', '2.5', '-0.5')], [round(D('1234.5678'), n) for n in (-3, -1, 0, 2, 6)],
      round(D('1.5'), 0))
print(D.from_float(0.1), D.from_float(5), D('1e3').to_eng_string(), str(D('1e-7')), str(D('0.000001')),
      str(D('123e-10')), repr(D('-0.0')))
class Money(Decimal):
    def __new__(cls, v):
        return super().__new__(cls, v).quantize(Decimal('0.01')) if False else super().__new__(cls, v)
print(repr(Money('1.5')), type(Money('1.5') + 1).__name__, Money('2') == 2)
from copy import copy, deepcopy
x = D('1.5')
print(copy(x) is x, deepcopy(x) is x, sum([D('0.1')] * 10), sum([D('0.1')] * 10) == 1, max(D(1), D(2)),
      sorted([D(3), D('1.5'), 2]))

#> 0 -> Decimal('0')
#> -0 -> Decimal('-0')
#> 1 -> Decimal('1')
#> 1.0 -> Decimal('1.0')
#> 1.50 -> Decimal('1.50')
#> -1.5 -> Decimal('-1.5')
#> 1e5 -> Decimal('1E+5')
#> 1E+5 -> Decimal('1E+5')
#> 1e-5 -> Decimal('0.00001')
#> .5 -> Decimal('0.5')
#> 5. -> Decimal('5')
#> 00012.300 -> Decimal('12.300')
#> 1_000.5 -> Decimal('1000.5')
#>  12  -> Decimal('12')
#> inf -> Decimal('Infinity')
#> -Infinity -> Decimal('-Infinity')
#> nan -> Decimal('NaN')
#> NaN123 -> Decimal('NaN123')
#> sNaN -> Decimal('sNaN')
#> -nan -> Decimal('-NaN')
#> 1e999999 -> Decimal('1E+999999')
#> 1e1000000 -> Decimal('1E+1000000')
#>  -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> x -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> 1.2.3 -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> 1e -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> + -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ٣ -> Decimal('3')
#> 1e-1000030 -> Decimal('1E-1000030')
#> 12345678901234567890123456789012345678901234567890 -> Decimal('12345678901234567890123456789012345678901234567890')
#> 5 -> Decimal('5')
#> -10000000000000000000000000000000000000000 -> Decimal('-10000000000000000000000000000000000000000')
#> True -> Decimal('1')
#> 0.5 -> Decimal('0.5')
#> 0.1 -> Decimal('0.1000000000000000055511151231257827021181583404541015625')
#> -0.0 -> Decimal('-0')
#> inf -> Decimal('Infinity')
#> nan -> Decimal('NaN')
#> (0, (1, 2, 3), -2) -> Decimal('1.23')
#> (1, (0,), 0) -> Decimal('-0')
#> (0, (), 'F') -> Decimal('Infinity')
#> (0, (1, 2), 'n') -> Decimal('NaN12')
#> [0, [1], 5] -> Decimal('1E+5')
#> (0, (10,), 0) -> ValueError ['Exception', 'BaseException', 'object']
#> (2, (1,), 0) -> ValueError ['Exception', 'BaseException', 'object']
#> None -> TypeError ['Exception', 'BaseException', 'object']
#> 1j -> TypeError ['Exception', 'BaseException', 'object']
#> b'1' -> TypeError ['Exception', 'BaseException', 'object']
#> 1.10 -> Decimal('1.10')
#> 0 0 0 0 0 InvalidOperation InvalidOperation InvalidOperation
#> 0 -0 0 0 -0 InvalidOperation InvalidOperation InvalidOperation
#> 0 1 1 -1 0 0 0 0
#> 0 -1.5 -1.5 1.5 -0.0 -0E+1 -0 0.0
#> 0 2.50 2.50 -2.50 0.00 0E+2 0 0.00
#> 0 1E+3 1000 -1000 0E+3 0.000 0 0
#> 0 0.00123 0.00123 -0.00123 0.00000 0E+5 0 0.00000
#> 0 123456789.987654321 123456789.987654321 -123456789.987654321 0E-9 0E+9 0 0E-9
#> 0 Infinity Infinity -Infinity InvalidOperation 0E-1000026 0 0
#> 0 -Infinity -Infinity Infinity InvalidOperation -0E-1000026 -0 0
#> 0 NaN NaN NaN NaN NaN NaN NaN
#> -0 0 0 -0 -0 InvalidOperation InvalidOperation InvalidOperation
#> -0 -0 -0 0 0 InvalidOperation InvalidOperation InvalidOperation
#> -0 1 1 -1 -0 -0 -0 -0
#> -0 -1.5 -1.5 1.5 0.0 0E+1 0 -0.0
#> -0 2.50 2.50 -2.50 -0.00 -0E+2 -0 -0.00
#> -0 1E+3 1000 -1000 -0E+3 -0.000 -0 -0
#> -0 0.00123 0.00123 -0.00123 -0.00000 -0E+5 -0 -0.00000
#> -0 123456789.987654321 123456789.987654321 -123456789.987654321 -0E-9 -0E+9 -0 -0E-9
#> -0 Infinity Infinity -Infinity InvalidOperation -0E-1000026 -0 -0
#> -0 -Infinity -Infinity Infinity InvalidOperation 0E-1000026 0 -0
#> -0 NaN NaN NaN NaN NaN NaN NaN
#> 1 0 1 1 0 DivisionByZero DivisionByZero InvalidOperation
#> 1 -0 1 1 -0 DivisionByZero DivisionByZero InvalidOperation
#> 1 1 2 0 1 1 1 0
#> 1 -1.5 -0.5 2.5 -1.5 -0.6666666666666666666666666667 -0 1.0
#> 1 2.50 3.50 -1.50 2.50 0.4 0 1.00
#> 1 1E+3 1001 -999 1E+3 0.001 0 1
#> 1 0.00123 1.00123 0.99877 0.00123 813.0081300813008130081300813 813 0.00001
#> 1 123456789.987654321 123456790.987654321 -123456788.987654321 123456789.987654321 8.100000008910000008991000009E-9 0 1.000000000
#> 1 Infinity Infinity -Infinity Infinity 0E-1000026 0 1
#> 1 -Infinity -Infinity Infinity -Infinity -0E-1000026 -0 1
#> 1 NaN NaN NaN NaN NaN NaN NaN
#> -1.5 0 -1.5 -1.5 -0.0 DivisionByZero DivisionByZero InvalidOperation
#> -1.5 -0 -1.5 -1.5 0.0 DivisionByZero DivisionByZero InvalidOperation
#> -1.5 1 -0.5 -2.5 -1.5 -1.5 -1 -0.5
#> -1.5 -1.5 -3.0 0.0 2.25 1 1 -0.0
#> -1.5 2.50 1.00 -4.00 -3.750 -0.6 -0 -1.50
#> -1.5 1E+3 998.5 -1001.5 -1.5E+3 -0.0015 -0 -1.5
#> -1.5 0.00123 -1.49877 -1.50123 -0.001845 -1219.512195121951219512195122 -1219 -0.00063
#> -1.5 123456789.987654321 123456788.487654321 -123456791.487654321 -185185184.9814814815 -1.215000001336500001348650001E-8 -0 -1.500000000
#> -1.5 Infinity Infinity -Infinity -Infinity -0E-1000026 -0 -1.5
#> -1.5 -Infinity -Infinity Infinity Infinity 0E-1000026 0 -1.5
#> -1.5 NaN NaN NaN NaN NaN NaN NaN
#> 2.50 0 2.50 2.50 0.00 DivisionByZero DivisionByZero InvalidOperation
#> 2.50 -0 2.50 2.50 -0.00 DivisionByZero DivisionByZero InvalidOperation
#> 2.50 1 3.50 1.50 2.50 2.50 2 0.50
#> 2.50 -1.5 1.00 4.00 -3.750 -1.666666666666666666666666667 -1 1.00
#> 2.50 2.50 5.00 0.00 6.2500 1 1 0.00
#> 2.50 1E+3 1002.50 -997.50 2.50E+3 0.00250 0 2.50
#> 2.50 0.00123 2.50123 2.49877 0.0030750 2032.520325203252032520325203 2032 0.00064
#> 2.50 123456789.987654321 123456792.487654321 -123456787.487654321 308641974.96913580250 2.025000002227500002247750002E-8 0 2.500000000
#> 2.50 Infinity Infinity -Infinity Infinity 0E-1000026 0 2.50
#> 2.50 -Infinity -Infinity Infinity -Infinity -0E-1000026 -0 2.50
#> 2.50 NaN NaN NaN NaN NaN NaN NaN
#> 1E+3 0 1000 1000 0E+3 DivisionByZero DivisionByZero InvalidOperation
#> 1E+3 -0 1000 1000 -0E+3 DivisionByZero DivisionByZero InvalidOperation
#> 1E+3 1 1001 999 1E+3 1E+3 1000 0
#> 1E+3 -1.5 998.5 1001.5 -1.5E+3 -666.6666666666666666666666667 -666 1.0
#> 1E+3 2.50 1002.50 997.50 2.50E+3 4E+2 400 0.00
#> 1E+3 1E+3 2E+3 0E+3 1E+6 1 1 0E+3
#> 1E+3 0.00123 1000.00123 999.99877 1.23 813008.1300813008130081300813 813008 0.00016
#> 1E+3 123456789.987654321 123457789.987654321 -123455789.987654321 123456789987.654321 0.000008100000008910000008991000009 0 1000.000000000
#> 1E+3 Infinity Infinity -Infinity Infinity 0E-1000026 0 1E+3
#> 1E+3 -Infinity -Infinity Infinity -Infinity -0E-1000026 -0 1E+3
#> 1E+3 NaN NaN NaN NaN NaN NaN NaN
#> 0.00123 0 0.00123 0.00123 0.00000 DivisionByZero DivisionByZero InvalidOperation
#> 0.00123 -0 0.00123 0.00123 -0.00000 DivisionByZero DivisionByZero InvalidOperation
#> 0.00123 1 1.00123 -0.99877 0.00123 0.00123 0 0.00123
#> 0.00123 -1.5 -1.49877 1.50123 -0.001845 -0.00082 -0 0.00123
#> 0.00123 2.50 2.50123 -2.49877 0.0030750 0.000492 0 0.00123
#> 0.00123 1E+3 1000.00123 -999.99877 1.23 0.00000123 0 0.00123
#> 0.00123 0.00123 0.00246 0.00000 0.0000015129 1 1 0.00000
#> 0.00123 123456789.987654321 123456789.988884321 -123456789.986424321 151851.85168481481483 9.963000010959300011058930011E-12 0 0.001230000
#> 0.00123 Infinity Infinity -Infinity Infinity 0E-1000026 0 0.00123
#> 0.00123 -Infinity -Infinity Infinity -Infinity -0E-1000026 -0 0.00123
#> 0.00123 NaN NaN NaN NaN NaN NaN NaN
#> 123456789.987654321 0 123456789.987654321 123456789.987654321 0E-9 DivisionByZero DivisionByZero InvalidOperation
#> 123456789.987654321 -0 123456789.987654321 123456789.987654321 -0E-9 DivisionByZero DivisionByZero InvalidOperation
#> 123456789.987654321 1 123456790.987654321 123456788.987654321 123456789.987654321 123456789.987654321 123456789 0.987654321
#> 123456789.987654321 -1.5 123456788.487654321 123456791.487654321 -185185184.9814814815 -82304526.658436214 -82304526 0.987654321
#> 123456789.987654321 2.50 123456792.487654321 123456787.487654321 308641974.96913580250 49382715.9950617284 49382715 2.487654321
#> 123456789.987654321 1E+3 123457789.987654321 123455789.987654321 123456789987.654321 123456.789987654321 123456 789.987654321
#> 123456789.987654321 0.00123 123456789.988884321 123456789.986424321 151851.85168481481483 100371373973.7027 100371373973 0.000864321
#> 123456789.987654321 123456789.987654321 246913579.975308642 0E-9 15241578994055784.20073159579 1 1 0E-9
#> 123456789.987654321 Infinity Infinity -Infinity Infinity 0E-1000026 0 123456789.987654321
#> 123456789.987654321 -Infinity -Infinity Infinity -Infinity -0E-1000026 -0 123456789.987654321
#> 123456789.987654321 NaN NaN NaN NaN NaN NaN NaN
#> Infinity 0 Infinity Infinity InvalidOperation Infinity Infinity InvalidOperation
#> Infinity -0 Infinity Infinity InvalidOperation -Infinity -Infinity InvalidOperation
#> Infinity 1 Infinity Infinity Infinity Infinity Infinity InvalidOperation
#> Infinity -1.5 Infinity Infinity -Infinity -Infinity -Infinity InvalidOperation
#> Infinity 2.50 Infinity Infinity Infinity Infinity Infinity InvalidOperation
#> Infinity 1E+3 Infinity Infinity Infinity Infinity Infinity InvalidOperation
#> Infinity 0.00123 Infinity Infinity Infinity Infinity Infinity InvalidOperation
#> Infinity 123456789.987654321 Infinity Infinity Infinity Infinity Infinity InvalidOperation
#> Infinity Infinity Infinity InvalidOperation Infinity InvalidOperation InvalidOperation InvalidOperation
#> Infinity -Infinity InvalidOperation Infinity -Infinity InvalidOperation InvalidOperation InvalidOperation
#> Infinity NaN NaN NaN NaN NaN NaN NaN
#> -Infinity 0 -Infinity -Infinity InvalidOperation -Infinity -Infinity InvalidOperation
#> -Infinity -0 -Infinity -Infinity InvalidOperation Infinity Infinity InvalidOperation
#> -Infinity 1 -Infinity -Infinity -Infinity -Infinity -Infinity InvalidOperation
#> -Infinity -1.5 -Infinity -Infinity Infinity Infinity Infinity InvalidOperation
#> -Infinity 2.50 -Infinity -Infinity -Infinity -Infinity -Infinity InvalidOperation
#> -Infinity 1E+3 -Infinity -Infinity -Infinity -Infinity -Infinity InvalidOperation
#> -Infinity 0.00123 -Infinity -Infinity -Infinity -Infinity -Infinity InvalidOperation
#> -Infinity 123456789.987654321 -Infinity -Infinity -Infinity -Infinity -Infinity InvalidOperation
#> -Infinity Infinity InvalidOperation -Infinity -Infinity InvalidOperation InvalidOperation InvalidOperation
#> -Infinity -Infinity -Infinity InvalidOperation Infinity InvalidOperation InvalidOperation InvalidOperation
#> -Infinity NaN NaN NaN NaN NaN NaN NaN
#> NaN 0 NaN NaN NaN NaN NaN NaN
#> NaN -0 NaN NaN NaN NaN NaN NaN
#> NaN 1 NaN NaN NaN NaN NaN NaN
#> NaN -1.5 NaN NaN NaN NaN NaN NaN
#> NaN 2.50 NaN NaN NaN NaN NaN NaN
#> NaN 1E+3 NaN NaN NaN NaN NaN NaN
#> NaN 0.00123 NaN NaN NaN NaN NaN NaN
#> NaN 123456789.987654321 NaN NaN NaN NaN NaN NaN
#> NaN Infinity NaN NaN NaN NaN NaN NaN
#> NaN -Infinity NaN NaN NaN NaN NaN NaN
#> NaN NaN NaN NaN NaN NaN NaN NaN
#> 0 0 0 0 False True 0 DecimalTuple(sign=0, digits=(0,), exponent=0) False True False +Zero 0 10 (0, 1) 0.0 0 0 0 0 0 0.0
#> -0 0 0 0 False True 0 DecimalTuple(sign=1, digits=(0,), exponent=0) True True False -Zero -0 10 (0, 1) -0.0 0 0 0 0 0 -0.0
#> 1 -1 1 1 True True 0 DecimalTuple(sign=0, digits=(1,), exponent=0) False False True +Normal 1 10 (1, 1) 1.0 1 1 1 1 1 1.0
#> -1.5 1.5 -1.5 1.5 True True 0 DecimalTuple(sign=1, digits=(1, 5), exponent=-1) True False True -Normal -1.5 10 (-3, 2) -1.5 -1 -2 -1 -1 -2 -1.5
#> 2.50 -2.50 2.50 2.50 True True 0 DecimalTuple(sign=0, digits=(2, 5, 0), exponent=-2) False False True +Normal 2.50 10 (5, 2) 2.5 2 2 3 2 2 2.5
#> 1E+3 -1E+3 1E+3 1E+3 True True 3 DecimalTuple(sign=0, digits=(1,), exponent=3) False False True +Normal 1E+3 10 (1000, 1) 1000.0 1000 1000 1000 1000 1000 1000.0
#> 0.00123 -0.00123 0.00123 0.00123 True True -3 DecimalTuple(sign=0, digits=(1, 2, 3), exponent=-5) False False True +Normal 0.00123 10 (123, 100000) 0.00123 0 0 1 0 0 0.0
#> 123456789.987654321 -123456789.987654321 123456789.987654321 123456789.987654321 True True 8 DecimalTuple(sign=0, digits=(1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1), exponent=-9) False False True +Normal 123456789.987654321 10 (123456789987654321, 1000000000) 123456789.98765433 123456789 123456789 123456790 123456789 123456790 123456790.0
#> ('0', 'sqrt') -> Decimal('0')
#> ('0', 'exp') -> Decimal('1')
#> ('0', 'ln') -> Decimal('-Infinity')
#> ('0', 'log10') -> Decimal('-Infinity')
#> ('0', 'logb') -> DivisionByZero ['DecimalException', 'ZeroDivisionError', 'ArithmeticError']
#> ('0', 'normalize') -> Decimal('0')
#> ('0', 'to_integral_value') -> Decimal('0')
#> ('0', 'to_integral_exact') -> Decimal('0')
#> ('0', 'next_plus') -> Decimal('1E-1000026')
#> ('0', 'next_minus') -> Decimal('-1E-1000026')
#> ('0', 'canonical') -> Decimal('0')
#> ('0', 'conjugate') -> Decimal('0')
#> ('0', 'logical_invert') -> Decimal('1111111111111111111111111111')
#> ('0', 'is_finite') -> True
#> ('0', 'is_infinite') -> False
#> ('0', 'is_nan') -> False
#> ('0', 'is_qnan') -> False
#> ('0', 'is_snan') -> False
#> ('0', 'is_subnormal') -> False
#> ('0', 'is_canonical') -> True
#> ('1', 'sqrt') -> Decimal('1')
#> ('1', 'exp') -> Decimal('2.718281828459045235360287471')
#> ('1', 'ln') -> Decimal('0')
#> ('1', 'log10') -> Decimal('0')
#> ('1', 'logb') -> Decimal('0')
#> ('1', 'normalize') -> Decimal('1')
#> ('1', 'to_integral_value') -> Decimal('1')
#> ('1', 'to_integral_exact') -> Decimal('1')
#> ('1', 'next_plus') -> Decimal('1.000000000000000000000000001')
#> ('1', 'next_minus') -> Decimal('0.9999999999999999999999999999')
#> ('1', 'canonical') -> Decimal('1')
#> ('1', 'conjugate') -> Decimal('1')
#> ('1', 'logical_invert') -> Decimal('1111111111111111111111111110')
#> ('1', 'is_finite') -> True
#> ('1', 'is_infinite') -> False
#> ('1', 'is_nan') -> False
#> ('1', 'is_qnan') -> False
#> ('1', 'is_snan') -> False
#> ('1', 'is_subnormal') -> False
#> ('1', 'is_canonical') -> True
#> ('2', 'sqrt') -> Decimal('1.414213562373095048801688724')
#> ('2', 'exp') -> Decimal('7.389056098930650227230427461')
#> ('2', 'ln') -> Decimal('0.6931471805599453094172321215')
#> ('2', 'log10') -> Decimal('0.3010299956639811952137388947')
#> ('2', 'logb') -> Decimal('0')
#> ('2', 'normalize') -> Decimal('2')
#> ('2', 'to_integral_value') -> Decimal('2')
#> ('2', 'to_integral_exact') -> Decimal('2')
#> ('2', 'next_plus') -> Decimal('2.000000000000000000000000001')
#> ('2', 'next_minus') -> Decimal('1.999999999999999999999999999')
#> ('2', 'canonical') -> Decimal('2')
#> ('2', 'conjugate') -> Decimal('2')
#> ('2', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('2', 'is_finite') -> True
#> ('2', 'is_infinite') -> False
#> ('2', 'is_nan') -> False
#> ('2', 'is_qnan') -> False
#> ('2', 'is_snan') -> False
#> ('2', 'is_subnormal') -> False
#> ('2', 'is_canonical') -> True
#> ('10', 'sqrt') -> Decimal('3.162277660168379331998893544')
#> ('10', 'exp') -> Decimal('22026.46579480671651695790065')
#> ('10', 'ln') -> Decimal('2.302585092994045684017991455')
#> ('10', 'log10') -> Decimal('1')
#> ('10', 'logb') -> Decimal('1')
#> ('10', 'normalize') -> Decimal('1E+1')
#> ('10', 'to_integral_value') -> Decimal('10')
#> ('10', 'to_integral_exact') -> Decimal('10')
#> ('10', 'next_plus') -> Decimal('10.00000000000000000000000001')
#> ('10', 'next_minus') -> Decimal('9.999999999999999999999999999')
#> ('10', 'canonical') -> Decimal('10')
#> ('10', 'conjugate') -> Decimal('10')
#> ('10', 'logical_invert') -> Decimal('1111111111111111111111111101')
#> ('10', 'is_finite') -> True
#> ('10', 'is_infinite') -> False
#> ('10', 'is_nan') -> False
#> ('10', 'is_qnan') -> False
#> ('10', 'is_snan') -> False
#> ('10', 'is_subnormal') -> False
#> ('10', 'is_canonical') -> True
#> ('0.5', 'sqrt') -> Decimal('0.7071067811865475244008443621')
#> ('0.5', 'exp') -> Decimal('1.648721270700128146848650788')
#> ('0.5', 'ln') -> Decimal('-0.6931471805599453094172321215')
#> ('0.5', 'log10') -> Decimal('-0.3010299956639811952137388947')
#> ('0.5', 'logb') -> Decimal('-1')
#> ('0.5', 'normalize') -> Decimal('0.5')
#> ('0.5', 'to_integral_value') -> Decimal('0')
#> ('0.5', 'to_integral_exact') -> Decimal('0')
#> ('0.5', 'next_plus') -> Decimal('0.5000000000000000000000000001')
#> ('0.5', 'next_minus') -> Decimal('0.4999999999999999999999999999')
#> ('0.5', 'canonical') -> Decimal('0.5')
#> ('0.5', 'conjugate') -> Decimal('0.5')
#> ('0.5', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('0.5', 'is_finite') -> True
#> ('0.5', 'is_infinite') -> False
#> ('0.5', 'is_nan') -> False
#> ('0.5', 'is_qnan') -> False
#> ('0.5', 'is_snan') -> False
#> ('0.5', 'is_subnormal') -> False
#> ('0.5', 'is_canonical') -> True
#> ('-1', 'sqrt') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('-1', 'exp') -> Decimal('0.3678794411714423215955237702')
#> ('-1', 'ln') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('-1', 'log10') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('-1', 'logb') -> Decimal('0')
#> ('-1', 'normalize') -> Decimal('-1')
#> ('-1', 'to_integral_value') -> Decimal('-1')
#> ('-1', 'to_integral_exact') -> Decimal('-1')
#> ('-1', 'next_plus') -> Decimal('-0.9999999999999999999999999999')
#> ('-1', 'next_minus') -> Decimal('-1.000000000000000000000000001')
#> ('-1', 'canonical') -> Decimal('-1')
#> ('-1', 'conjugate') -> Decimal('-1')
#> ('-1', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('-1', 'is_finite') -> True
#> ('-1', 'is_infinite') -> False
#> ('-1', 'is_nan') -> False
#> ('-1', 'is_qnan') -> False
#> ('-1', 'is_snan') -> False
#> ('-1', 'is_subnormal') -> False
#> ('-1', 'is_canonical') -> True
#> ('1E+10', 'sqrt') -> Decimal('1E+5')
#> ('1E+10', 'exp') -> Overflow ['Inexact', 'Rounded', 'DecimalException']
#> ('1E+10', 'ln') -> Decimal('23.02585092994045684017991455')
#> ('1E+10', 'log10') -> Decimal('10')
#> ('1E+10', 'logb') -> Decimal('10')
#> ('1E+10', 'normalize') -> Decimal('1E+10')
#> ('1E+10', 'to_integral_value') -> Decimal('1E+10')
#> ('1E+10', 'to_integral_exact') -> Decimal('1E+10')
#> ('1E+10', 'next_plus') -> Decimal('10000000000.00000000000000001')
#> ('1E+10', 'next_minus') -> Decimal('9999999999.999999999999999999')
#> ('1E+10', 'canonical') -> Decimal('1E+10')
#> ('1E+10', 'conjugate') -> Decimal('1E+10')
#> ('1E+10', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1E+10', 'is_finite') -> True
#> ('1E+10', 'is_infinite') -> False
#> ('1E+10', 'is_nan') -> False
#> ('1E+10', 'is_qnan') -> False
#> ('1E+10', 'is_snan') -> False
#> ('1E+10', 'is_subnormal') -> False
#> ('1E+10', 'is_canonical') -> True
#> ('1E-10', 'sqrt') -> Decimal('0.00001')
#> ('1E-10', 'exp') -> Decimal('1.000000000100000000005000000')
#> ('1E-10', 'ln') -> Decimal('-23.02585092994045684017991455')
#> ('1E-10', 'log10') -> Decimal('-10')
#> ('1E-10', 'logb') -> Decimal('-10')
#> ('1E-10', 'normalize') -> Decimal('1E-10')
#> ('1E-10', 'to_integral_value') -> Decimal('0')
#> ('1E-10', 'to_integral_exact') -> Decimal('0')
#> ('1E-10', 'next_plus') -> Decimal('1.000000000000000000000000001E-10')
#> ('1E-10', 'next_minus') -> Decimal('9.999999999999999999999999999E-11')
#> ('1E-10', 'canonical') -> Decimal('1E-10')
#> ('1E-10', 'conjugate') -> Decimal('1E-10')
#> ('1E-10', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1E-10', 'is_finite') -> True
#> ('1E-10', 'is_infinite') -> False
#> ('1E-10', 'is_nan') -> False
#> ('1E-10', 'is_qnan') -> False
#> ('1E-10', 'is_snan') -> False
#> ('1E-10', 'is_subnormal') -> False
#> ('1E-10', 'is_canonical') -> True
#> ('123.456', 'sqrt') -> Decimal('11.11107555549866648462149404')
#> ('123.456', 'exp') -> Decimal('4.132944352778093449576854412E+53')
#> ('123.456', 'ln') -> Decimal('4.815884817283263883109232105')
#> ('123.456', 'log10') -> Decimal('2.091512201627771681069399777')
#> ('123.456', 'logb') -> Decimal('2')
#> ('123.456', 'normalize') -> Decimal('123.456')
#> ('123.456', 'to_integral_value') -> Decimal('123')
#> ('123.456', 'to_integral_exact') -> Decimal('123')
#> ('123.456', 'next_plus') -> Decimal('123.4560000000000000000000001')
#> ('123.456', 'next_minus') -> Decimal('123.4559999999999999999999999')
#> ('123.456', 'canonical') -> Decimal('123.456')
#> ('123.456', 'conjugate') -> Decimal('123.456')
#> ('123.456', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('123.456', 'is_finite') -> True
#> ('123.456', 'is_infinite') -> False
#> ('123.456', 'is_nan') -> False
#> ('123.456', 'is_qnan') -> False
#> ('123.456', 'is_snan') -> False
#> ('123.456', 'is_subnormal') -> False
#> ('123.456', 'is_canonical') -> True
#> ('Infinity', 'sqrt') -> Decimal('Infinity')
#> ('Infinity', 'exp') -> Decimal('Infinity')
#> ('Infinity', 'ln') -> Decimal('Infinity')
#> ('Infinity', 'log10') -> Decimal('Infinity')
#> ('Infinity', 'logb') -> Decimal('Infinity')
#> ('Infinity', 'normalize') -> Decimal('Infinity')
#> ('Infinity', 'to_integral_value') -> Decimal('Infinity')
#> ('Infinity', 'to_integral_exact') -> Decimal('Infinity')
#> ('Infinity', 'next_plus') -> Decimal('Infinity')
#> ('Infinity', 'next_minus') -> Decimal('9.999999999999999999999999999E+999999')
#> ('Infinity', 'canonical') -> Decimal('Infinity')
#> ('Infinity', 'conjugate') -> Decimal('Infinity')
#> ('Infinity', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('Infinity', 'is_finite') -> False
#> ('Infinity', 'is_infinite') -> True
#> ('Infinity', 'is_nan') -> False
#> ('Infinity', 'is_qnan') -> False
#> ('Infinity', 'is_snan') -> False
#> ('Infinity', 'is_subnormal') -> False
#> ('Infinity', 'is_canonical') -> True
#> ('NaN', 'sqrt') -> Decimal('NaN')
#> ('NaN', 'exp') -> Decimal('NaN')
#> ('NaN', 'ln') -> Decimal('NaN')
#> ('NaN', 'log10') -> Decimal('NaN')
#> ('NaN', 'logb') -> Decimal('NaN')
#> ('NaN', 'normalize') -> Decimal('NaN')
#> ('NaN', 'to_integral_value') -> Decimal('NaN')
#> ('NaN', 'to_integral_exact') -> Decimal('NaN')
#> ('NaN', 'next_plus') -> Decimal('NaN')
#> ('NaN', 'next_minus') -> Decimal('NaN')
#> ('NaN', 'canonical') -> Decimal('NaN')
#> ('NaN', 'conjugate') -> Decimal('NaN')
#> ('NaN', 'logical_invert') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('NaN', 'is_finite') -> False
#> ('NaN', 'is_infinite') -> False
#> ('NaN', 'is_nan') -> True
#> ('NaN', 'is_qnan') -> True
#> ('NaN', 'is_snan') -> False
#> ('NaN', 'is_subnormal') -> False
#> ('NaN', 'is_canonical') -> True
#> ('1', 'compare', '2') -> Decimal('-1')
#> ('1', 'compare_signal', '2') -> Decimal('-1')
#> ('1', 'compare_total', '2') -> Decimal('-1')
#> ('1', 'compare_total_mag', '2') -> Decimal('-1')
#> ('1', 'max', '2') -> Decimal('2')
#> ('1', 'min', '2') -> Decimal('1')
#> ('1', 'max_mag', '2') -> Decimal('2')
#> ('1', 'min_mag', '2') -> Decimal('1')
#> ('1', 'copy_sign', '2') -> Decimal('1')
#> ('1', 'same_quantum', '2') -> True
#> ('1', 'quantize', '2') -> Decimal('1')
#> ('1', 'remainder_near', '2') -> Decimal('1')
#> ('1', 'scaleb', '2') -> Decimal('1E+2')
#> ('1', 'shift', '2') -> Decimal('100')
#> ('1', 'rotate', '2') -> Decimal('100')
#> ('1', 'next_toward', '2') -> Decimal('1.000000000000000000000000001')
#> ('1', 'logical_and', '2') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1', 'logical_or', '2') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1', 'logical_xor', '2') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> True False True
#> ('2', 'compare', '1') -> Decimal('1')
#> ('2', 'compare_signal', '1') -> Decimal('1')
#> ('2', 'compare_total', '1') -> Decimal('1')
#> ('2', 'compare_total_mag', '1') -> Decimal('1')
#> ('2', 'max', '1') -> Decimal('2')
#> ('2', 'min', '1') -> Decimal('1')
#> ('2', 'max_mag', '1') -> Decimal('2')
#> ('2', 'min_mag', '1') -> Decimal('1')
#> ('2', 'copy_sign', '1') -> Decimal('2')
#> ('2', 'same_quantum', '1') -> True
#> ('2', 'quantize', '1') -> Decimal('2')
#> ('2', 'remainder_near', '1') -> Decimal('0')
#> ('2', 'scaleb', '1') -> Decimal('2E+1')
#> ('2', 'shift', '1') -> Decimal('20')
#> ('2', 'rotate', '1') -> Decimal('20')
#> ('2', 'next_toward', '1') -> Decimal('1.999999999999999999999999999')
#> ('2', 'logical_and', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('2', 'logical_or', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('2', 'logical_xor', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> False False True
#> ('1.0', 'compare', '1') -> Decimal('0')
#> ('1.0', 'compare_signal', '1') -> Decimal('0')
#> ('1.0', 'compare_total', '1') -> Decimal('-1')
#> ('1.0', 'compare_total_mag', '1') -> Decimal('-1')
#> ('1.0', 'max', '1') -> Decimal('1')
#> ('1.0', 'min', '1') -> Decimal('1.0')
#> ('1.0', 'max_mag', '1') -> Decimal('1')
#> ('1.0', 'min_mag', '1') -> Decimal('1.0')
#> ('1.0', 'copy_sign', '1') -> Decimal('1.0')
#> ('1.0', 'same_quantum', '1') -> False
#> ('1.0', 'quantize', '1') -> Decimal('1')
#> ('1.0', 'remainder_near', '1') -> Decimal('0.0')
#> ('1.0', 'scaleb', '1') -> Decimal('10')
#> ('1.0', 'shift', '1') -> Decimal('10.0')
#> ('1.0', 'rotate', '1') -> Decimal('10.0')
#> ('1.0', 'next_toward', '1') -> Decimal('1.0')
#> ('1.0', 'logical_and', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1.0', 'logical_or', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1.0', 'logical_xor', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> False True False
#> ('-1', 'compare', '1') -> Decimal('-1')
#> ('-1', 'compare_signal', '1') -> Decimal('-1')
#> ('-1', 'compare_total', '1') -> Decimal('-1')
#> ('-1', 'compare_total_mag', '1') -> Decimal('0')
#> ('-1', 'max', '1') -> Decimal('1')
#> ('-1', 'min', '1') -> Decimal('-1')
#> ('-1', 'max_mag', '1') -> Decimal('1')
#> ('-1', 'min_mag', '1') -> Decimal('-1')
#> ('-1', 'copy_sign', '1') -> Decimal('1')
#> ('-1', 'same_quantum', '1') -> True
#> ('-1', 'quantize', '1') -> Decimal('-1')
#> ('-1', 'remainder_near', '1') -> Decimal('-0')
#> ('-1', 'scaleb', '1') -> Decimal('-1E+1')
#> ('-1', 'shift', '1') -> Decimal('-10')
#> ('-1', 'rotate', '1') -> Decimal('-10')
#> ('-1', 'next_toward', '1') -> Decimal('-0.9999999999999999999999999999')
#> ('-1', 'logical_and', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('-1', 'logical_or', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('-1', 'logical_xor', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> True False True
#> ('NaN', 'compare', '1') -> Decimal('NaN')
#> ('NaN', 'compare_signal', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('NaN', 'compare_total', '1') -> Decimal('1')
#> ('NaN', 'compare_total_mag', '1') -> Decimal('1')
#> ('NaN', 'max', '1') -> Decimal('1')
#> ('NaN', 'min', '1') -> Decimal('1')
#> ('NaN', 'max_mag', '1') -> Decimal('1')
#> ('NaN', 'min_mag', '1') -> Decimal('1')
#> ('NaN', 'copy_sign', '1') -> Decimal('NaN')
#> ('NaN', 'same_quantum', '1') -> False
#> ('NaN', 'quantize', '1') -> Decimal('NaN')
#> ('NaN', 'remainder_near', '1') -> Decimal('NaN')
#> ('NaN', 'scaleb', '1') -> Decimal('NaN')
#> ('NaN', 'shift', '1') -> Decimal('NaN')
#> ('NaN', 'rotate', '1') -> Decimal('NaN')
#> ('NaN', 'next_toward', '1') -> Decimal('NaN')
#> ('NaN', 'logical_and', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('NaN', 'logical_or', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('NaN', 'logical_xor', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> None False True
#> ('Infinity', 'compare', '1') -> Decimal('1')
#> ('Infinity', 'compare_signal', '1') -> Decimal('1')
#> ('Infinity', 'compare_total', '1') -> Decimal('1')
#> ('Infinity', 'compare_total_mag', '1') -> Decimal('1')
#> ('Infinity', 'max', '1') -> Decimal('Infinity')
#> ('Infinity', 'min', '1') -> Decimal('1')
#> ('Infinity', 'max_mag', '1') -> Decimal('Infinity')
#> ('Infinity', 'min_mag', '1') -> Decimal('1')
#> ('Infinity', 'copy_sign', '1') -> Decimal('Infinity')
#> ('Infinity', 'same_quantum', '1') -> False
#> ('Infinity', 'quantize', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('Infinity', 'remainder_near', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('Infinity', 'scaleb', '1') -> Decimal('Infinity')
#> ('Infinity', 'shift', '1') -> Decimal('Infinity')
#> ('Infinity', 'rotate', '1') -> Decimal('Infinity')
#> ('Infinity', 'next_toward', '1') -> Decimal('9.999999999999999999999999999E+999999')
#> ('Infinity', 'logical_and', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('Infinity', 'logical_or', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('Infinity', 'logical_xor', '1') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> False False True
#> ('0', 'compare', '-0') -> Decimal('0')
#> ('0', 'compare_signal', '-0') -> Decimal('0')
#> ('0', 'compare_total', '-0') -> Decimal('1')
#> ('0', 'compare_total_mag', '-0') -> Decimal('0')
#> ('0', 'max', '-0') -> Decimal('0')
#> ('0', 'min', '-0') -> Decimal('-0')
#> ('0', 'max_mag', '-0') -> Decimal('0')
#> ('0', 'min_mag', '-0') -> Decimal('-0')
#> ('0', 'copy_sign', '-0') -> Decimal('-0')
#> ('0', 'same_quantum', '-0') -> True
#> ('0', 'quantize', '-0') -> Decimal('0')
#> ('0', 'remainder_near', '-0') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('0', 'scaleb', '-0') -> Decimal('0')
#> ('0', 'shift', '-0') -> Decimal('0')
#> ('0', 'rotate', '-0') -> Decimal('0')
#> ('0', 'next_toward', '-0') -> Decimal('-0')
#> ('0', 'logical_and', '-0') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('0', 'logical_or', '-0') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('0', 'logical_xor', '-0') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> False True False
#> ('1E+2', 'compare', '100') -> Decimal('0')
#> ('1E+2', 'compare_signal', '100') -> Decimal('0')
#> ('1E+2', 'compare_total', '100') -> Decimal('1')
#> ('1E+2', 'compare_total_mag', '100') -> Decimal('1')
#> ('1E+2', 'max', '100') -> Decimal('1E+2')
#> ('1E+2', 'min', '100') -> Decimal('100')
#> ('1E+2', 'max_mag', '100') -> Decimal('1E+2')
#> ('1E+2', 'min_mag', '100') -> Decimal('100')
#> ('1E+2', 'copy_sign', '100') -> Decimal('1E+2')
#> ('1E+2', 'same_quantum', '100') -> False
#> ('1E+2', 'quantize', '100') -> Decimal('100')
#> ('1E+2', 'remainder_near', '100') -> Decimal('0')
#> ('1E+2', 'scaleb', '100') -> Decimal('1E+102')
#> ('1E+2', 'shift', '100') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1E+2', 'rotate', '100') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1E+2', 'next_toward', '100') -> Decimal('1E+2')
#> ('1E+2', 'logical_and', '100') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1E+2', 'logical_or', '100') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('1E+2', 'logical_xor', '100') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> False True False
#> ('101', 'compare', '110') -> Decimal('-1')
#> ('101', 'compare_signal', '110') -> Decimal('-1')
#> ('101', 'compare_total', '110') -> Decimal('-1')
#> ('101', 'compare_total_mag', '110') -> Decimal('-1')
#> ('101', 'max', '110') -> Decimal('110')
#> ('101', 'min', '110') -> Decimal('101')
#> ('101', 'max_mag', '110') -> Decimal('110')
#> ('101', 'min_mag', '110') -> Decimal('101')
#> ('101', 'copy_sign', '110') -> Decimal('101')
#> ('101', 'same_quantum', '110') -> True
#> ('101', 'quantize', '110') -> Decimal('101')
#> ('101', 'remainder_near', '110') -> Decimal('-9')
#> ('101', 'scaleb', '110') -> Decimal('1.01E+112')
#> ('101', 'shift', '110') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('101', 'rotate', '110') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('101', 'next_toward', '110') -> Decimal('101.0000000000000000000000001')
#> ('101', 'logical_and', '110') -> Decimal('100')
#> ('101', 'logical_or', '110') -> Decimal('111')
#> ('101', 'logical_xor', '110') -> Decimal('11')
#> True False True
#> ('3', 'compare', '2') -> Decimal('1')
#> ('3', 'compare_signal', '2') -> Decimal('1')
#> ('3', 'compare_total', '2') -> Decimal('1')
#> ('3', 'compare_total_mag', '2') -> Decimal('1')
#> ('3', 'max', '2') -> Decimal('3')
#> ('3', 'min', '2') -> Decimal('2')
#> ('3', 'max_mag', '2') -> Decimal('3')
#> ('3', 'min_mag', '2') -> Decimal('2')
#> ('3', 'copy_sign', '2') -> Decimal('3')
#> ('3', 'same_quantum', '2') -> True
#> ('3', 'quantize', '2') -> Decimal('3')
#> ('3', 'remainder_near', '2') -> Decimal('-1')
#> ('3', 'scaleb', '2') -> Decimal('3E+2')
#> ('3', 'shift', '2') -> Decimal('300')
#> ('3', 'rotate', '2') -> Decimal('300')
#> ('3', 'next_toward', '2') -> Decimal('2.999999999999999999999999999')
#> ('3', 'logical_and', '2') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('3', 'logical_or', '2') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> ('3', 'logical_xor', '2') -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> False False True
#> 1024 0.25 1.61051 1.414213562373095048801688724 0 1.000000000000000000000000000E+30 5 -8 8.000000000000000000000000000
#> pow -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> pow -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> pow -> Decimal('Infinity')
#> pow -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> pow -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> pow -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> 15.5 (Decimal('3'), Decimal('1')) (Decimal('-3'), Decimal('-1')) -3 -1 6 4 10 2.5 3 3 8 (Decimal('3'), Decimal('1'))
#> D('1.5') == 1.5 = True
#> D('0.1') == 0.1 = False
#> D(1) == 1 = True
#> D('1.5') < 2 = True
#> 1.5 < D(2) = True
#> D(1) == 'x' = False
#> D('2.5') > 2.25 = True
#> D(3) == 3 + 0j = True
#> hash(D('1.5')) == hash(1.5) = True
#> hash(D(10**20)) == hash(10**20) = True
#> D('1e400') > 1e308 = True
#> error -> TypeError ['Exception', 'BaseException', 'object']
#> error -> TypeError ['Exception', 'BaseException', 'object']
#> error -> TypeError ['Exception', 'BaseException', 'object']
#> error -> TypeError ['Exception', 'BaseException', 'object']
#> error -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> error -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> error -> TypeError ['Exception', 'BaseException', 'object']
#> error -> ValueError ['Exception', 'BaseException', 'object']
#> error -> OverflowError ['ArithmeticError', 'Exception', 'BaseException']
#> error -> ValueError ['Exception', 'BaseException', 'object']
#> error -> ValueError ['Exception', 'BaseException', 'object']
#> error -> InvalidOperation ['DecimalException', 'ArithmeticError', 'Exception']
#> error -> AttributeError ['Exception', 'BaseException', 'object']
#> 1.2 1.4 1.3 -2 1.3
#> ROUND_CEILING ['2', '3', '-1', '2', '2', '-1', '6', '1', '11']
#> ROUND_DOWN ['1', '2', '-1', '1', '1', '-1', '5', '0', '10']
#> ROUND_FLOOR ['1', '2', '-2', '1', '1', '-2', '5', '0', '10']
#> ROUND_HALF_DOWN ['1', '2', '-1', '1', '2', '-1', '5', '0', '10']
#> ROUND_HALF_EVEN ['2', '2', '-2', '1', '2', '-1', '5', '0', '10']
#> ROUND_HALF_UP ['2', '3', '-2', '1', '2', '-1', '5', '0', '11']
#> ROUND_UP ['2', '3', '-2', '2', '2', '-2', '6', '1', '11']
#> ROUND_05UP ['1', '2', '-1', '1', '1', '-1', '6', '1', '11']
#> [0, 2, 2, 0] [Decimal('1E+3'), Decimal('1.23E+3'), Decimal('1235'), Decimal('1234.57'), Decimal('1234.567800')] 2
#> 0.1000000000000000055511151231257827021181583404541015625 5 1E+3 1E-7 0.000001 1.23E-8 Decimal('-0.0')
#> Decimal('1.5') Decimal True
#> True True 1.0 True 2 [Decimal('1.5'), 2, Decimal('3')]
