# fractions: construction, arithmetic with all kinds of numbers, text, formats, comparison, rounding.
# option: --policy standard
from fractions import Fraction
from decimal import Decimal
import math

F = Fraction


def show(label, f):
    try:
        print(label, '->', repr(f()))
    except Exception as error:
        print(label, '->', type(error).__name__, error)


for args in ((), (3,), (6, 4), (-6, 4), (6, -4), (0, 5), (5, 0), (0, 0), (F(1, 2),), (F(1, 2),
    F(3, 4)), (True,), (0.5,), (0.1,), (Decimal('1.25'),), ('1/3',), ('-3/6',), (' 7 / 21 ',), ('1.25',), ('-.5',), (
        '5.',), ('1e3',), ('1.5e-3',), ('1_000/3',), ('1_0.0_1',),
             ('',), ('/',), ('1/',), ('/2',), ('1/0',), ('1/-2',), ('1.5/2',), ('1e',), ('x',), ('nan',), ('0x1',), (
                 '+5',), ('1__0',), (1.5, 2), ('1', 2), (1,
                     '2'), (None,), (1j,), (float('nan'),), (float('inf'),), (Decimal('nan'),), (b'1',), (1, 2,
                         3), (10**30, 10**20)):
    show(args, lambda: F(*args))
show('from_float', lambda: (F.from_float(0.75), F.from_float(3), F.from_decimal(Decimal('0.1')), F.from_decimal(2),
    F.from_number(0.5), F.from_number(F(1, 3)), F.from_number(7), F.from_number(Decimal('1.5'))))
for f in (lambda: F.from_float('x'), lambda: F.from_float(F(1)), lambda: F.from_decimal(0.5),
          lambda: F.from_number('1'), lambda: F.from_float(float('nan'))):
    show('from', f)
a, b = F(3, 4), F(-5, 6)
others = [b, 2, -3, 0, True, 0.5, -1.5, 1 + 2j, F(0), float('inf'), 10**20]
for x in others:
    for name, op in (('+', lambda p, q: p + q), ('-', lambda p, q: p - q), ('*', lambda p, q: p * q), ('/', lambda p,
        q: p / q), ('//', lambda p, q: p // q), ('%', lambda p, q: p % q), ('divmod', divmod)):
        show((str(a), name, x), lambda: op(a, x))
        show((x, name, str(a)), lambda: op(x, a))
for x, y in ((a, 2), (a, -2), (b, 3), (b, -3), (F(0), -1), (F(0), 0), (2, F(3)), (2, F(-3)), (2, F(1, 2)), (a,
    F(1, 2)), (F(4), F(1, 2)), (a, 0.5), (0.5, a), (2.0, F(2)), (a, 1j), (F(-8), F(1, 3)), (-2, F(1, 2))):
    show((x, '**', y), lambda: x ** y)
for f in (lambda: a + 'x', lambda: 'x' + a, lambda: a + None, lambda: a < 'x', lambda: a < 1j, lambda: pow(a, 2, 3),
          lambda: divmod(a, 0), lambda: a % F(0)):
    show('error', f)
for x in (a, b, F(5, 2), F(7, 2), F(-5, 2), F(0), F(10**20, 3)):
    print(x, repr(x), -x, +x, abs(x), int(x), math.floor(x), math.ceil(x), math.trunc(x), round(x), round(x, 1),
          round(x, -1), float(x), bool(x), x.numerator, x.denominator, x.as_integer_ratio(), x.is_integer(),
          hash(x) == hash(F(x)), x.real, x.imag, x.conjugate(), complex(x))
print(f"{a == F(6, 8) = }")
print(f"{a == 0.75 = }")
print(f"{a == Decimal('0.75') = }")
print(f"{F(2) == 2 = }")
print(f"{a != b = }")
print(f"{a < 1 = }")
print(f"{a > 0.5 = }")
print(f"{a <= F(3, 4) = }")
print(f"{a >= b = }")
print(f"{b < 0 = }")
print(f"{a == 'x' = }")
print(f"{a == float('nan') = }")
print(f"{a < float('inf') = }")
print(f"{a > float('-inf') = }")
print(f"{F(1, 3) == 1 / 3 = }")
print(f"{F(1) == 1 + 0j = }")
print(hash(F(1, 2)) == hash(0.5), hash(F(3)) == hash(3), {F(1, 2): 1}[0.5], sorted([F(1, 2), 0.25, 1, F(1, 3)]),
      sum([F(1, i) for i in range(1, 10)]), max(F(1, 2), F(2, 3)), min(0.1, F(1, 11)))
for x, n in ((math.pi, 10), (math.pi, 100), (math.pi, 1000), (0.1, 5), (F(1, 3), 2), (F(4321, 8765),
    10000), (F(201, 200), 100), (F(0), 1), (F(7, 3), 1)):
    print(F(x).limit_denominator(n), end=' ')
print(F(math.pi).limit_denominator())
show('limit', lambda: F(1, 2).limit_denominator(0))
for x in (F(22, 7), F(-1, 3), F(0), F(10**10, 3), F(1, 10**8), F(5), F(-5, 2), F(999999, 1000000)):
    line = []
    for spec in ('', '10', '<10', '^10', '*>10', '=+10', '+', ' ', '#', ',', '_', '.2f', '.0f', '#.0f', '+.3f',
                 '010.2f', ',.1f', '012,.1f', '.3e', '.0E', '.3g', '#.3g', '.10G', '.1%', '>12.2f', '0=12.3f',
                 'z.0f', 'f', 'e', 'g', '%'):
        line.append(format(x, spec))
    print(line)
for spec in ('d', 'x', '0', '010', '<010.2f', '.f', '..2f', 's', 'zz.2f', '5d'):
    show(('format', spec), lambda: format(F(1, 3), spec))


class Mine(Fraction):
    pass


import copy
m = Mine(1, 2)
print(repr(m), type(m + 1).__name__, m == F(1, 2), copy.copy(m) == m, type(copy.copy(m)).__name__, copy.copy(a) is a,
      copy.deepcopy(a) is a, F(m), type(F(m)).__name__, type(Mine.from_float(0.5)).__name__)
try:
    a.numerator = 5
except AttributeError as error:
    print('AttributeError')

#> () -> Fraction(0, 1)
#> (3,) -> Fraction(3, 1)
#> (6, 4) -> Fraction(3, 2)
#> (-6, 4) -> Fraction(-3, 2)
#> (6, -4) -> Fraction(-3, 2)
#> (0, 5) -> Fraction(0, 1)
#> (5, 0) -> ZeroDivisionError Fraction(5, 0)
#> (0, 0) -> ZeroDivisionError Fraction(0, 0)
#> (Fraction(1, 2),) -> Fraction(1, 2)
#> (Fraction(1, 2), Fraction(3, 4)) -> Fraction(2, 3)
#> (True,) -> Fraction(1, 1)
#> (0.5,) -> Fraction(1, 2)
#> (0.1,) -> Fraction(3602879701896397, 36028797018963968)
#> (Decimal('1.25'),) -> Fraction(5, 4)
#> ('1/3',) -> Fraction(1, 3)
#> ('-3/6',) -> Fraction(-1, 2)
#> (' 7 / 21 ',) -> Fraction(1, 3)
#> ('1.25',) -> Fraction(5, 4)
#> ('-.5',) -> Fraction(-1, 2)
#> ('5.',) -> Fraction(5, 1)
#> ('1e3',) -> Fraction(1000, 1)
#> ('1.5e-3',) -> Fraction(3, 2000)
#> ('1_000/3',) -> Fraction(1000, 3)
#> ('1_0.0_1',) -> Fraction(1001, 100)
#> ('',) -> ValueError Invalid literal for Fraction: ''
#> ('/',) -> ValueError Invalid literal for Fraction: '/'
#> ('1/',) -> ValueError Invalid literal for Fraction: '1/'
#> ('/2',) -> ValueError Invalid literal for Fraction: '/2'
#> ('1/0',) -> ZeroDivisionError Fraction(1, 0)
#> ('1/-2',) -> ValueError Invalid literal for Fraction: '1/-2'
#> ('1.5/2',) -> ValueError Invalid literal for Fraction: '1.5/2'
#> ('1e',) -> ValueError Invalid literal for Fraction: '1e'
#> ('x',) -> ValueError Invalid literal for Fraction: 'x'
#> ('nan',) -> ValueError Invalid literal for Fraction: 'nan'
#> ('0x1',) -> ValueError Invalid literal for Fraction: '0x1'
#> ('+5',) -> Fraction(5, 1)
#> ('1__0',) -> ValueError Invalid literal for Fraction: '1__0'
#> (1.5, 2) -> TypeError both arguments should be Rational instances
#> ('1', 2) -> TypeError both arguments should be Rational instances
#> (1, '2') -> TypeError both arguments should be Rational instances
#> (None,) -> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> (1j,) -> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> (nan,) -> ValueError cannot convert NaN to integer ratio
#> (inf,) -> OverflowError cannot convert Infinity to integer ratio
#> (Decimal('NaN'),) -> ValueError cannot convert NaN to integer ratio
#> (b'1',) -> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> (1, 2, 3) -> TypeError Fraction.__new__() takes from 1 to 3 positional arguments but 4 were given
#> (1000000000000000000000000000000, 100000000000000000000) -> Fraction(10000000000, 1)
#> from_float -> (Fraction(3, 4), Fraction(3, 1), Fraction(1, 10), Fraction(2, 1), Fraction(1, 2), Fraction(1, 3), Fraction(7, 1), Fraction(3, 2))
#> from -> TypeError Fraction.from_float() only takes floats, not 'x' (str)
#> from -> TypeError Fraction.from_float() only takes floats, not Fraction(1, 1) (Fraction)
#> from -> TypeError Fraction.from_decimal() only takes Decimals, not 0.5 (float)
#> from -> TypeError argument should be a Rational instance or have the as_integer_ratio() method
#> from -> ValueError cannot convert NaN to integer ratio
#> ('3/4', '+', Fraction(-5, 6)) -> Fraction(-1, 12)
#> (Fraction(-5, 6), '+', '3/4') -> Fraction(-1, 12)
#> ('3/4', '-', Fraction(-5, 6)) -> Fraction(19, 12)
#> (Fraction(-5, 6), '-', '3/4') -> Fraction(-19, 12)
#> ('3/4', '*', Fraction(-5, 6)) -> Fraction(-5, 8)
#> (Fraction(-5, 6), '*', '3/4') -> Fraction(-5, 8)
#> ('3/4', '/', Fraction(-5, 6)) -> Fraction(-9, 10)
#> (Fraction(-5, 6), '/', '3/4') -> Fraction(-10, 9)
#> ('3/4', '//', Fraction(-5, 6)) -> -1
#> (Fraction(-5, 6), '//', '3/4') -> -2
#> ('3/4', '%', Fraction(-5, 6)) -> Fraction(-1, 12)
#> (Fraction(-5, 6), '%', '3/4') -> Fraction(2, 3)
#> ('3/4', 'divmod', Fraction(-5, 6)) -> (-1, Fraction(-1, 12))
#> (Fraction(-5, 6), 'divmod', '3/4') -> (-2, Fraction(2, 3))
#> ('3/4', '+', 2) -> Fraction(11, 4)
#> (2, '+', '3/4') -> Fraction(11, 4)
#> ('3/4', '-', 2) -> Fraction(-5, 4)
#> (2, '-', '3/4') -> Fraction(5, 4)
#> ('3/4', '*', 2) -> Fraction(3, 2)
#> (2, '*', '3/4') -> Fraction(3, 2)
#> ('3/4', '/', 2) -> Fraction(3, 8)
#> (2, '/', '3/4') -> Fraction(8, 3)
#> ('3/4', '//', 2) -> 0
#> (2, '//', '3/4') -> 2
#> ('3/4', '%', 2) -> Fraction(3, 4)
#> (2, '%', '3/4') -> Fraction(1, 2)
#> ('3/4', 'divmod', 2) -> (0, Fraction(3, 4))
#> (2, 'divmod', '3/4') -> (2, Fraction(1, 2))
#> ('3/4', '+', -3) -> Fraction(-9, 4)
#> (-3, '+', '3/4') -> Fraction(-9, 4)
#> ('3/4', '-', -3) -> Fraction(15, 4)
#> (-3, '-', '3/4') -> Fraction(-15, 4)
#> ('3/4', '*', -3) -> Fraction(-9, 4)
#> (-3, '*', '3/4') -> Fraction(-9, 4)
#> ('3/4', '/', -3) -> Fraction(-1, 4)
#> (-3, '/', '3/4') -> Fraction(-4, 1)
#> ('3/4', '//', -3) -> -1
#> (-3, '//', '3/4') -> -4
#> ('3/4', '%', -3) -> Fraction(-9, 4)
#> (-3, '%', '3/4') -> Fraction(0, 1)
#> ('3/4', 'divmod', -3) -> (-1, Fraction(-9, 4))
#> (-3, 'divmod', '3/4') -> (-4, Fraction(0, 1))
#> ('3/4', '+', 0) -> Fraction(3, 4)
#> (0, '+', '3/4') -> Fraction(3, 4)
#> ('3/4', '-', 0) -> Fraction(3, 4)
#> (0, '-', '3/4') -> Fraction(-3, 4)
#> ('3/4', '*', 0) -> Fraction(0, 1)
#> (0, '*', '3/4') -> Fraction(0, 1)
#> ('3/4', '/', 0) -> ZeroDivisionError Fraction(1, 0)
#> (0, '/', '3/4') -> Fraction(0, 1)
#> ('3/4', '//', 0) -> ZeroDivisionError division by zero
#> (0, '//', '3/4') -> 0
#> ('3/4', '%', 0) -> ZeroDivisionError division by zero
#> (0, '%', '3/4') -> Fraction(0, 1)
#> ('3/4', 'divmod', 0) -> ZeroDivisionError division by zero
#> (0, 'divmod', '3/4') -> (0, Fraction(0, 1))
#> ('3/4', '+', True) -> Fraction(7, 4)
#> (True, '+', '3/4') -> Fraction(7, 4)
#> ('3/4', '-', True) -> Fraction(-1, 4)
#> (True, '-', '3/4') -> Fraction(1, 4)
#> ('3/4', '*', True) -> Fraction(3, 4)
#> (True, '*', '3/4') -> Fraction(3, 4)
#> ('3/4', '/', True) -> Fraction(3, 4)
#> (True, '/', '3/4') -> Fraction(4, 3)
#> ('3/4', '//', True) -> 0
#> (True, '//', '3/4') -> 1
#> ('3/4', '%', True) -> Fraction(3, 4)
#> (True, '%', '3/4') -> Fraction(1, 4)
#> ('3/4', 'divmod', True) -> (0, Fraction(3, 4))
#> (True, 'divmod', '3/4') -> (1, Fraction(1, 4))
#> ('3/4', '+', 0.5) -> 1.25
#> (0.5, '+', '3/4') -> 1.25
#> ('3/4', '-', 0.5) -> 0.25
#> (0.5, '-', '3/4') -> -0.25
#> ('3/4', '*', 0.5) -> 0.375
#> (0.5, '*', '3/4') -> 0.375
#> ('3/4', '/', 0.5) -> 1.5
#> (0.5, '/', '3/4') -> 0.6666666666666666
#> ('3/4', '//', 0.5) -> 1.0
#> (0.5, '//', '3/4') -> 0.0
#> ('3/4', '%', 0.5) -> 0.25
#> (0.5, '%', '3/4') -> 0.5
#> ('3/4', 'divmod', 0.5) -> (1.0, 0.25)
#> (0.5, 'divmod', '3/4') -> (0.0, 0.5)
#> ('3/4', '+', -1.5) -> -0.75
#> (-1.5, '+', '3/4') -> -0.75
#> ('3/4', '-', -1.5) -> 2.25
#> (-1.5, '-', '3/4') -> -2.25
#> ('3/4', '*', -1.5) -> -1.125
#> (-1.5, '*', '3/4') -> -1.125
#> ('3/4', '/', -1.5) -> -0.5
#> (-1.5, '/', '3/4') -> -2.0
#> ('3/4', '//', -1.5) -> -1.0
#> (-1.5, '//', '3/4') -> -2.0
#> ('3/4', '%', -1.5) -> -0.75
#> (-1.5, '%', '3/4') -> 0.0
#> ('3/4', 'divmod', -1.5) -> (-1.0, -0.75)
#> (-1.5, 'divmod', '3/4') -> (-2.0, 0.0)
#> ('3/4', '+', (1+2j)) -> (1.75+2j)
#> ((1+2j), '+', '3/4') -> (1.75+2j)
#> ('3/4', '-', (1+2j)) -> (-0.25-2j)
#> ((1+2j), '-', '3/4') -> (0.25+2j)
#> ('3/4', '*', (1+2j)) -> (0.75+1.5j)
#> ((1+2j), '*', '3/4') -> (0.75+1.5j)
#> ('3/4', '/', (1+2j)) -> (0.15-0.3j)
#> ((1+2j), '/', '3/4') -> (1.3333333333333333+2.6666666666666665j)
#> ('3/4', '//', (1+2j)) -> TypeError unsupported operand type(s) for //: 'Fraction' and 'complex'
#> ((1+2j), '//', '3/4') -> TypeError unsupported operand type(s) for //: 'complex' and 'Fraction'
#> ('3/4', '%', (1+2j)) -> TypeError unsupported operand type(s) for %: 'Fraction' and 'complex'
#> ((1+2j), '%', '3/4') -> TypeError unsupported operand type(s) for %: 'complex' and 'Fraction'
#> ('3/4', 'divmod', (1+2j)) -> TypeError unsupported operand type(s) for divmod(): 'Fraction' and 'complex'
#> ((1+2j), 'divmod', '3/4') -> TypeError unsupported operand type(s) for divmod(): 'complex' and 'Fraction'
#> ('3/4', '+', Fraction(0, 1)) -> Fraction(3, 4)
#> (Fraction(0, 1), '+', '3/4') -> Fraction(3, 4)
#> ('3/4', '-', Fraction(0, 1)) -> Fraction(3, 4)
#> (Fraction(0, 1), '-', '3/4') -> Fraction(-3, 4)
#> ('3/4', '*', Fraction(0, 1)) -> Fraction(0, 1)
#> (Fraction(0, 1), '*', '3/4') -> Fraction(0, 1)
#> ('3/4', '/', Fraction(0, 1)) -> ZeroDivisionError Fraction(1, 0)
#> (Fraction(0, 1), '/', '3/4') -> Fraction(0, 1)
#> ('3/4', '//', Fraction(0, 1)) -> ZeroDivisionError division by zero
#> (Fraction(0, 1), '//', '3/4') -> 0
#> ('3/4', '%', Fraction(0, 1)) -> ZeroDivisionError division by zero
#> (Fraction(0, 1), '%', '3/4') -> Fraction(0, 1)
#> ('3/4', 'divmod', Fraction(0, 1)) -> ZeroDivisionError division by zero
#> (Fraction(0, 1), 'divmod', '3/4') -> (0, Fraction(0, 1))
#> ('3/4', '+', inf) -> inf
#> (inf, '+', '3/4') -> inf
#> ('3/4', '-', inf) -> -inf
#> (inf, '-', '3/4') -> inf
#> ('3/4', '*', inf) -> inf
#> (inf, '*', '3/4') -> inf
#> ('3/4', '/', inf) -> 0.0
#> (inf, '/', '3/4') -> inf
#> ('3/4', '//', inf) -> 0.0
#> (inf, '//', '3/4') -> nan
#> ('3/4', '%', inf) -> 0.75
#> (inf, '%', '3/4') -> nan
#> ('3/4', 'divmod', inf) -> (0.0, 0.75)
#> (inf, 'divmod', '3/4') -> (nan, nan)
#> ('3/4', '+', 100000000000000000000) -> Fraction(400000000000000000003, 4)
#> (100000000000000000000, '+', '3/4') -> Fraction(400000000000000000003, 4)
#> ('3/4', '-', 100000000000000000000) -> Fraction(-399999999999999999997, 4)
#> (100000000000000000000, '-', '3/4') -> Fraction(399999999999999999997, 4)
#> ('3/4', '*', 100000000000000000000) -> Fraction(75000000000000000000, 1)
#> (100000000000000000000, '*', '3/4') -> Fraction(75000000000000000000, 1)
#> ('3/4', '/', 100000000000000000000) -> Fraction(3, 400000000000000000000)
#> (100000000000000000000, '/', '3/4') -> Fraction(400000000000000000000, 3)
#> ('3/4', '//', 100000000000000000000) -> 0
#> (100000000000000000000, '//', '3/4') -> 133333333333333333333
#> ('3/4', '%', 100000000000000000000) -> Fraction(3, 4)
#> (100000000000000000000, '%', '3/4') -> Fraction(1, 4)
#> ('3/4', 'divmod', 100000000000000000000) -> (0, Fraction(3, 4))
#> (100000000000000000000, 'divmod', '3/4') -> (133333333333333333333, Fraction(1, 4))
#> (Fraction(3, 4), '**', 2) -> Fraction(9, 16)
#> (Fraction(3, 4), '**', -2) -> Fraction(16, 9)
#> (Fraction(-5, 6), '**', 3) -> Fraction(-125, 216)
#> (Fraction(-5, 6), '**', -3) -> Fraction(-216, 125)
#> (Fraction(0, 1), '**', -1) -> ZeroDivisionError Fraction(1, 0)
#> (Fraction(0, 1), '**', 0) -> Fraction(1, 1)
#> (2, '**', Fraction(3, 1)) -> 8
#> (2, '**', Fraction(-3, 1)) -> Fraction(1, 8)
#> (2, '**', Fraction(1, 2)) -> 1.4142135623730951
#> (Fraction(3, 4), '**', Fraction(1, 2)) -> 0.8660254037844386
#> (Fraction(4, 1), '**', Fraction(1, 2)) -> 2.0
#> (Fraction(3, 4), '**', 0.5) -> 0.8660254037844386
#> (0.5, '**', Fraction(3, 4)) -> 0.5946035575013605
#> (2.0, '**', Fraction(2, 1)) -> 4.0
#> (Fraction(3, 4), '**', 1j) -> (0.9589041172397115-0.28373031903680934j)
#> (Fraction(-8, 1), '**', Fraction(1, 3)) -> (1.0000000000000002+1.7320508075688772j)
#> (-2, '**', Fraction(1, 2)) -> (8.659560562354934e-17+1.4142135623730951j)
#> error -> TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
#> error -> TypeError can only concatenate str (not "Fraction") to str
#> error -> TypeError unsupported operand type(s) for +: 'Fraction' and 'NoneType'
#> error -> TypeError '<' not supported between instances of 'Fraction' and 'str'
#> error -> TypeError '<' not supported between instances of 'Fraction' and 'complex'
#> error -> TypeError unsupported operand type(s) for ** or pow(): 'Fraction', 'int', 'int'
#> error -> ZeroDivisionError division by zero
#> error -> ZeroDivisionError division by zero
#> 3/4 Fraction(3, 4) -3/4 3/4 3/4 0 0 1 0 1 4/5 0 0.75 True 3 4 (3, 4) False True 3/4 0 3/4 (0.75+0j)
#> -5/6 Fraction(-5, 6) 5/6 -5/6 5/6 0 -1 0 0 -1 -4/5 0 -0.8333333333333334 True -5 6 (-5, 6) False True -5/6 0 -5/6 (-0.8333333333333334+0j)
#> 5/2 Fraction(5, 2) -5/2 5/2 5/2 2 2 3 2 2 5/2 0 2.5 True 5 2 (5, 2) False True 5/2 0 5/2 (2.5+0j)
#> 7/2 Fraction(7, 2) -7/2 7/2 7/2 3 3 4 3 4 7/2 0 3.5 True 7 2 (7, 2) False True 7/2 0 7/2 (3.5+0j)
#> -5/2 Fraction(-5, 2) 5/2 -5/2 5/2 -2 -3 -2 -2 -2 -5/2 0 -2.5 True -5 2 (-5, 2) False True -5/2 0 -5/2 (-2.5+0j)
#> 0 Fraction(0, 1) 0 0 0 0 0 0 0 0 0 0 0.0 False 0 1 (0, 1) True True 0 0 0 0j
#> 100000000000000000000/3 Fraction(100000000000000000000, 3) -100000000000000000000/3 100000000000000000000/3 100000000000000000000/3 33333333333333333333 33333333333333333333 33333333333333333334 33333333333333333333 33333333333333333333 333333333333333333333/10 33333333333333333330 3.333333333333333e+19 True 100000000000000000000 3 (100000000000000000000, 3) False True 100000000000000000000/3 0 100000000000000000000/3 (3.333333333333333e+19+0j)
#> a == F(6, 8) = True
#> a == 0.75 = True
#> a == Decimal('0.75') = True
#> F(2) == 2 = True
#> a != b = True
#> a < 1 = True
#> a > 0.5 = True
#> a <= F(3, 4) = True
#> a >= b = True
#> b < 0 = True
#> a == 'x' = False
#> a == float('nan') = False
#> a < float('inf') = True
#> a > float('-inf') = True
#> F(1, 3) == 1 / 3 = False
#> F(1) == 1 + 0j = True
#> True True 1 [0.25, Fraction(1, 3), Fraction(1, 2), 1] 7129/2520 2/3 1/11
#> 22/7 311/99 355/113 1/5 1/2 4321/8765 1 0 2 3126535/995207
#> limit -> ValueError max_denominator should be at least 1
#> ['22/7', '      22/7', '22/7      ', '   22/7   ', '******22/7', '+     22/7', '+22/7', ' 22/7', '22/7', '22/7', '22/7', '3.14', '3', '3.', '+3.143', '0000003.14', '3.1', '00,000,003.1', '3.143e+00', '3E+00', '3.14', '3.14', '3.142857143', '314.3%', '        3.14', '00000003.143', '3', '3.142857', '3.142857e+00', '3.14286', '314.285714%']
#> ['-1/3', '      -1/3', '-1/3      ', '   -1/3   ', '******-1/3', '-      1/3', '-1/3', '-1/3', '-1/3', '-1/3', '-1/3', '-0.33', '-0', '-0.', '-0.333', '-000000.33', '-0.3', '-0,000,000.3', '-3.333e-01', '-3E-01', '-0.333', '-0.333', '-0.3333333333', '-33.3%', '       -0.33', '-0000000.333', '0', '-0.333333', '-3.333333e-01', '-0.333333', '-33.333333%']
#> ['0', '         0', '0         ', '    0     ', '*********0', '+        0', '+0', ' 0', '0/1', '0', '0', '0.00', '0', '0.', '+0.000', '0000000.00', '0.0', '00,000,000.0', '0.000e+00', '0E+00', '0', '0.00', '0', '0.0%', '        0.00', '00000000.000', '0', '0.000000', '0.000000e+00', '0', '0.000000%']
#> ['10000000000/3', '10000000000/3', '10000000000/3', '10000000000/3', '10000000000/3', '+10000000000/3', '+10000000000/3', ' 10000000000/3', '10000000000/3', '10,000,000,000/3', '10_000_000_000/3', '3333333333.33', '3333333333', '3333333333.', '+3333333333.333', '3333333333.33', '3,333,333,333.3', '3,333,333,333.3', '3.333e+09', '3E+09', '3.33e+09', '3.33e+09', '3333333333', '333333333333.3%', '3333333333.33', '3333333333.333', '3333333333', '3333333333.333333', '3.333333e+09', '3.33333e+09', '333333333333.333333%']
#> ['1/100000000', '1/100000000', '1/100000000', '1/100000000', '1/100000000', '+1/100000000', '+1/100000000', ' 1/100000000', '1/100000000', '1/100,000,000', '1/100_000_000', '0.00', '0', '0.', '+0.000', '0000000.00', '0.0', '00,000,000.0', '1.000e-08', '1E-08', '1e-08', '1.00e-08', '1E-08', '0.0%', '        0.00', '00000000.000', '0', '0.000000', '1.000000e-08', '1e-08', '0.000001%']
#> ['5', '         5', '5         ', '    5     ', '*********5', '+        5', '+5', ' 5', '5/1', '5', '5', '5.00', '5', '5.', '+5.000', '0000005.00', '5.0', '00,000,005.0', '5.000e+00', '5E+00', '5', '5.00', '5', '500.0%', '        5.00', '00000005.000', '5', '5.000000', '5.000000e+00', '5', '500.000000%']
#> ['-5/2', '      -5/2', '-5/2      ', '   -5/2   ', '******-5/2', '-      5/2', '-5/2', '-5/2', '-5/2', '-5/2', '-5/2', '-2.50', '-2', '-2.', '-2.500', '-000002.50', '-2.5', '-0,000,002.5', '-2.500e+00', '-2E+00', '-2.5', '-2.50', '-2.5', '-250.0%', '       -2.50', '-0000002.500', '-2', '-2.500000', '-2.500000e+00', '-2.5', '-250.000000%']
#> ['999999/1000000', '999999/1000000', '999999/1000000', '999999/1000000', '999999/1000000', '+999999/1000000', '+999999/1000000', ' 999999/1000000', '999999/1000000', '999,999/1,000,000', '999_999/1_000_000', '1.00', '1', '1.', '+1.000', '0000001.00', '1.0', '00,000,001.0', '1.000e+00', '1E+00', '1', '1.00', '0.999999', '100.0%', '        1.00', '00000001.000', '1', '0.999999', '9.999990e-01', '0.999999', '99.999900%']
#> ('format', 'd') -> ValueError Invalid format specifier 'd' for object of type 'Fraction'
#> ('format', 'x') -> ValueError Invalid format specifier 'x' for object of type 'Fraction'
#> ('format', '0') -> '1/3'
#> ('format', '010') -> ValueError Invalid format specifier '010' for object of type 'Fraction'
#> ('format', '<010.2f') -> ValueError Invalid format specifier '<010.2f' for object of type 'Fraction'
#> ('format', '.f') -> ValueError Invalid format specifier '.f' for object of type 'Fraction'
#> ('format', '..2f') -> ValueError Invalid format specifier '..2f' for object of type 'Fraction'
#> ('format', 's') -> ValueError Invalid format specifier 's' for object of type 'Fraction'
#> ('format', 'zz.2f') -> ValueError Invalid format specifier 'zz.2f' for object of type 'Fraction'
#> ('format', '5d') -> ValueError Invalid format specifier '5d' for object of type 'Fraction'
#> Mine(1, 2) Fraction True True Mine True True 1/2 Fraction Mine
#> AttributeError
