# statistics.NormalDist: quantiles from tail to tail, arithmetic, copies, errors.
# option: --policy standard
import copy
from decimal import Decimal as D
from fractions import Fraction as F
from statistics import *


def show(function, *arguments, **keywords):
    try:
        print(repr(function(*arguments, **keywords)))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


inf, nan = float('inf'), float('nan')
standard, n = NormalDist(), NormalDist(10, 2)
print(['%.14g' % standard.inv_cdf(p) for p in (5e-324, 1e-300, 1e-100, 1e-20, 1e-12, 1.3887943864964e-11, 1.4e-11,
    1e-5, 0.01, 0.0749, 0.075, 0.0751,
                                              0.2, 0.5, 0.7, 0.925, 0.92501, 0.99, 0.999999, 1 - 2**-53)])
for p in (0, 1, -0.5, 1.5, nan, 'a', None, F(1, 4), D('0.25'), True, inf):
    show(n.inv_cdf, p)
for x in (8, 9.5, -inf, inf, nan, F(21, 2), D(9), 'a', None, 1e200):
    for method in ('pdf', 'cdf', 'zscore'):
        show(lambda: (lambda value: value if value in (inf, -inf) or value != value else '%.12g' % value)(getattr(n,
            method)(x)))
print(n.quantiles(), n.quantiles(n=1), n.quantiles(0), ['%.12g' % q for q in n.quantiles(7)])
print(['%.12g' % x for x in n.samples(4, seed='text')], ['%.12g' % x for x in n.samples(3, seed=25)], n.samples(0),
      n.samples(-1))
for count in (1.5, 'a', None):
    show(n.samples, count)

for other in (NormalDist(1, 0.5), 3, 2.5, F(1, 2), D(2), 'a', None, True, inf, 0, 2j):
    print(repr(other))
    for operation in (lambda: n + other, lambda: other + n, lambda: n - other, lambda: other - n, lambda: n * other,
                      lambda: other * n,
                      lambda: n / other, lambda: other / n, lambda: n == other, lambda: n != other,
                      lambda: n.overlap(other)):
        show(operation)
show(lambda: +n)
show(lambda: n - n)
show(lambda: n < n)

for arguments in ((), (1,), (1, 2, 3), ('1.5', 2), (1, '2'), (1, -1), (1, nan), (nan, 1), (F(1, 2),
    D(2)), (None,), (1, None), (inf, inf), (1, -0.0)):
    show(NormalDist, *arguments)
show(NormalDist, sigma=3)
for point in (NormalDist(3, 0),):
    for method in ('pdf', 'cdf', 'zscore', 'inv_cdf', 'quantiles', 'samples'):
        show(getattr(point, method), 3 if method != 'inv_cdf' else 0.5)
    show(point.overlap, n)
    show(n.overlap, point)
print('%.12g' % n.overlap(NormalDist(11, 3)), '%.12g' % NormalDist(11, 3).overlap(n), n.overlap(n),
      '%.12g' % n.overlap(NormalDist(40, 2)))

print(hash(n) == hash(NormalDist(10.0, 2.0)), {n: 1}[NormalDist(10, 2)], n == copy.copy(n) == copy.deepcopy(n),
      n.__getstate__())
for name in ('mean', 'median', 'mode', 'stdev', 'variance'):
    print(name, getattr(n, name), end=' ')
    show(setattr, n, name, 1)
show(setattr, n, 'anything', 1)


class Measured(NormalDist):
    pass


measured = Measured.from_samples([1, 2, 4])
print(type(measured).__name__, measured, type(measured + 1).__name__,
      measured == NormalDist(measured.mean, measured.stdev), vars(measured))
for data in ([1], [], [inf, 1], [nan, 1], [D(1), D(3)], [F(1), F(2)], [D('inf'), D(1)], [1e308, -1e308], [5,
    5], ['a', 'b'], [10**400, 1]):
    show(NormalDist.from_samples, data)

#> ['-38.467405617144', '-37.047096299361', '-21.273453560965', '-9.2623400897984', '-7.0344838253011', '-6.6579046435011', '-6.6567230915182', '-4.2648907939228', '-2.3263478740408', '-1.440238267528', '-1.4395314709385', '-1.4388253927525', '-0.84162123357291', '0', '0.52440051270804', '1.4395314709385', '1.4396021182393', '2.3263478740408', '4.7534243088171', '8.2095361516014']
#> StatisticsError: p must be in the range 0.0 < p < 1.0
#> StatisticsError: p must be in the range 0.0 < p < 1.0
#> StatisticsError: p must be in the range 0.0 < p < 1.0
#> StatisticsError: p must be in the range 0.0 < p < 1.0
#> nan
#> TypeError: '<=' not supported between instances of 'str' and 'float'
#> TypeError: '<=' not supported between instances of 'NoneType' and 'float'
#> 8.651020499607837
#> 8.651020499607837
#> StatisticsError: p must be in the range 0.0 < p < 1.0
#> StatisticsError: p must be in the range 0.0 < p < 1.0
#> '0.12098536226'
#> '0.158655253931'
#> '-1'
#> '0.193334058401'
#> '0.401293674317'
#> '-0.25'
#> '0'
#> '0'
#> -inf
#> '0'
#> '1'
#> inf
#> nan
#> nan
#> nan
#> '0.193334058401'
#> '0.598706325683'
#> '0.25'
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> TypeError: unsupported operand type(s) for -: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> TypeError: unsupported operand type(s) for -: 'str' and 'float'
#> TypeError: unsupported operand type(s) for -: 'float' and 'str'
#> TypeError: unsupported operand type(s) for -: 'str' and 'float'
#> TypeError: unsupported operand type(s) for -: 'NoneType' and 'float'
#> TypeError: unsupported operand type(s) for -: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for -: 'NoneType' and 'float'
#> '0'
#> '1'
#> '5e+199'
#> [8.651020499607837, 10.0, 11.348979500392163] [] [] ['7.86485895224', '8.86810235613', '9.63997526041', '10.3600247396', '11.1318976439', '12.1351410478']
#> ['12.2637505386', '14.62197306', '11.7354059038', '11.6715675507'] ['9.37306262043', '12.9045656247', '12.0174500706'] [] []
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: 'NoneType' object cannot be interpreted as an integer
#> NormalDist(mu=1.0, sigma=0.5)
#> NormalDist(mu=11.0, sigma=2.0615528128088303)
#> NormalDist(mu=11.0, sigma=2.0615528128088303)
#> NormalDist(mu=9.0, sigma=2.0615528128088303)
#> NormalDist(mu=-9.0, sigma=2.0615528128088303)
#> TypeError: must be real number, not NormalDist
#> TypeError: must be real number, not NormalDist
#> TypeError: unsupported operand type(s) for /: 'float' and 'NormalDist'
#> TypeError: unsupported operand type(s) for /: 'float' and 'NormalDist'
#> False
#> True
#> 0.00025983654450811855
#> 3
#> NormalDist(mu=13.0, sigma=2.0)
#> NormalDist(mu=13.0, sigma=2.0)
#> NormalDist(mu=7.0, sigma=2.0)
#> NormalDist(mu=-7.0, sigma=2.0)
#> NormalDist(mu=30.0, sigma=6.0)
#> NormalDist(mu=30.0, sigma=6.0)
#> NormalDist(mu=3.3333333333333335, sigma=0.6666666666666666)
#> TypeError: unsupported operand type(s) for /: 'int' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> 2.5
#> NormalDist(mu=12.5, sigma=2.0)
#> NormalDist(mu=12.5, sigma=2.0)
#> NormalDist(mu=7.5, sigma=2.0)
#> NormalDist(mu=-7.5, sigma=2.0)
#> NormalDist(mu=25.0, sigma=5.0)
#> NormalDist(mu=25.0, sigma=5.0)
#> NormalDist(mu=4.0, sigma=0.8)
#> TypeError: unsupported operand type(s) for /: 'float' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> Fraction(1, 2)
#> NormalDist(mu=10.5, sigma=2.0)
#> NormalDist(mu=10.5, sigma=2.0)
#> NormalDist(mu=9.5, sigma=2.0)
#> NormalDist(mu=-9.5, sigma=2.0)
#> NormalDist(mu=5.0, sigma=1.0)
#> NormalDist(mu=5.0, sigma=1.0)
#> NormalDist(mu=20.0, sigma=4.0)
#> TypeError: unsupported operand type(s) for /: 'Fraction' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> Decimal('2')
#> TypeError: unsupported operand type(s) for +: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for +: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for -: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for -: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for *: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for *: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for /: 'float' and 'decimal.Decimal'
#> TypeError: unsupported operand type(s) for /: 'decimal.Decimal' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> 'a'
#> TypeError: unsupported operand type(s) for +: 'float' and 'str'
#> TypeError: unsupported operand type(s) for +: 'float' and 'str'
#> TypeError: unsupported operand type(s) for -: 'float' and 'str'
#> TypeError: unsupported operand type(s) for -: 'float' and 'str'
#> TypeError: can't multiply sequence by non-int of type 'float'
#> TypeError: can't multiply sequence by non-int of type 'float'
#> TypeError: unsupported operand type(s) for /: 'float' and 'str'
#> TypeError: unsupported operand type(s) for /: 'str' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> None
#> TypeError: unsupported operand type(s) for +: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for +: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for -: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for -: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for *: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for *: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for /: 'float' and 'NoneType'
#> TypeError: unsupported operand type(s) for /: 'NoneType' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> True
#> NormalDist(mu=11.0, sigma=2.0)
#> NormalDist(mu=11.0, sigma=2.0)
#> NormalDist(mu=9.0, sigma=2.0)
#> NormalDist(mu=-9.0, sigma=2.0)
#> NormalDist(mu=10.0, sigma=2.0)
#> NormalDist(mu=10.0, sigma=2.0)
#> NormalDist(mu=10.0, sigma=2.0)
#> TypeError: unsupported operand type(s) for /: 'bool' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> inf
#> NormalDist(mu=inf, sigma=2.0)
#> NormalDist(mu=inf, sigma=2.0)
#> NormalDist(mu=-inf, sigma=2.0)
#> NormalDist(mu=inf, sigma=2.0)
#> NormalDist(mu=inf, sigma=inf)
#> NormalDist(mu=inf, sigma=inf)
#> NormalDist(mu=0.0, sigma=0.0)
#> TypeError: unsupported operand type(s) for /: 'float' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> 0
#> NormalDist(mu=10.0, sigma=2.0)
#> NormalDist(mu=10.0, sigma=2.0)
#> NormalDist(mu=10.0, sigma=2.0)
#> NormalDist(mu=-10.0, sigma=2.0)
#> NormalDist(mu=0.0, sigma=0.0)
#> NormalDist(mu=0.0, sigma=0.0)
#> ZeroDivisionError: division by zero
#> TypeError: unsupported operand type(s) for /: 'int' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> 2j
#> TypeError: float() argument must be a string or a real number, not 'complex'
#> TypeError: float() argument must be a string or a real number, not 'complex'
#> TypeError: float() argument must be a string or a real number, not 'complex'
#> TypeError: float() argument must be a string or a real number, not 'complex'
#> TypeError: must be real number, not complex
#> TypeError: must be real number, not complex
#> TypeError: must be real number, not complex
#> TypeError: unsupported operand type(s) for /: 'complex' and 'NormalDist'
#> False
#> True
#> TypeError: Expected another NormalDist instance
#> NormalDist(mu=10.0, sigma=2.0)
#> NormalDist(mu=0.0, sigma=2.8284271247461903)
#> TypeError: '<' not supported between instances of 'NormalDist' and 'NormalDist'
#> NormalDist(mu=0.0, sigma=1.0)
#> NormalDist(mu=1.0, sigma=1.0)
#> TypeError: NormalDist.__init__() takes from 1 to 3 positional arguments but 4 were given
#> NormalDist(mu=1.5, sigma=2.0)
#> TypeError: '<' not supported between instances of 'str' and 'float'
#> StatisticsError: sigma must be non-negative
#> NormalDist(mu=1.0, sigma=nan)
#> NormalDist(mu=nan, sigma=1.0)
#> NormalDist(mu=0.5, sigma=2.0)
#> TypeError: float() argument must be a string or a real number, not 'NoneType'
#> TypeError: '<' not supported between instances of 'NoneType' and 'float'
#> NormalDist(mu=inf, sigma=inf)
#> NormalDist(mu=1.0, sigma=-0.0)
#> NormalDist(mu=0.0, sigma=3.0)
#> StatisticsError: pdf() not defined when sigma is zero
#> StatisticsError: cdf() not defined when sigma is zero
#> StatisticsError: zscore() not defined when sigma is zero
#> 3.0
#> [3.0, 3.0]
#> [3.0, 3.0, 3.0]
#> StatisticsError: overlap() not defined when sigma is zero
#> StatisticsError: overlap() not defined when sigma is zero
#> 0.762219364186 0.762219364186 1.0 6.38178334582e-14
#> True 1 True (10.0, 2.0)
#> mean 10.0 AttributeError: property 'mean' of 'NormalDist' object has no setter
#> median 10.0 AttributeError: property 'median' of 'NormalDist' object has no setter
#> mode 10.0 AttributeError: property 'mode' of 'NormalDist' object has no setter
#> stdev 2.0 AttributeError: property 'stdev' of 'NormalDist' object has no setter
#> variance 4.0 AttributeError: property 'variance' of 'NormalDist' object has no setter
#> AttributeError: 'NormalDist' object has no attribute 'anything' and no __dict__ for setting new attributes
#> Measured Measured(mu=2.3333333333333335, sigma=1.5275252316519468) NormalDist True {}
#> StatisticsError: stdev requires at least two data points
#> StatisticsError: stdev requires at least two data points
#> NormalDist(mu=inf, sigma=nan)
#> NormalDist(mu=nan, sigma=nan)
#> NormalDist(mu=2.0, sigma=1.4142135623730951)
#> NormalDist(mu=1.5, sigma=0.7071067811865476)
#> NormalDist(mu=inf, sigma=nan)
#> NormalDist(mu=0.0, sigma=1.4142135623730951e+308)
#> NormalDist(mu=5.0, sigma=0.0)
#> TypeError: can't convert type 'str' to numerator/denominator
#> OverflowError: integer division result too large for a float
