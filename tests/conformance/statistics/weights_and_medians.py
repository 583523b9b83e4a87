# statistics: weighted, geometric and harmonic means, medians, modes, quantiles: zeros, infinities, errors.
# option: --policy standard
from decimal import Decimal as D
from fractions import Fraction as F
from statistics import *


def show(function, *arguments, **keywords):
    try:
        print(repr(function(*arguments, **keywords)))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


inf, nan = float('inf'), float('nan')

for data in ([1, 2, 4], [0.0, 5], [0, inf], [inf, 2], [nan, 0], [nan, -1], [-1, nan], [], ['a'], [D('0.5'), F(1, 3)],
             [1j], [2**2000, 1], [D('1e400')], [True], [-0.0]):
    for form in (list, tuple, iter):
        try:
            print('%.9g' % geometric_mean(form(data)), end=' ')
        except Exception as error:
            print(f'{type(error).__name__}: {error}', end=' ')
    print()

for data, weights in (([40, 60], [5, 30]), ([1, 2], [0, 0]), ([1, 0], [1, 0]), ([0, 1],
    None), ([1, 0.0], [1, 2]), ([-1, 2], None),
                      ([1, 2], [-1, 2]), ([1, 2], [1]), ([], None), ([5], None), ([5], [2]), ([-5], None), (['a'],
                          None), (['a', 'b'], None),
                      ([F(1, 2), F(1, 3)], [1, 2]), ([D(2), D(3)],
                          None), ([D(2), D(3)], [D('0.5'), D('1.5')]), ([inf, 2], None),
                      ([inf, inf], None), ([nan, 2],
                                           None), ([1, 2], [inf, 1]), ([1, 2], [nan, 1]), ([D('inf'), D(2)],
                                               None), ([D('nan'), D(2)], None),
                      ([D('inf'), D(2)], [1, 2]), ([1.5, F(1, 2)], None), ([nan], None), ([inf], None), ([D('nan')],
                          None), ([True], None)):
    show(harmonic_mean, data, weights)
    show(harmonic_mean, iter(data), None if weights is None else iter(weights))
    show(fmean, data, weights)
show(fmean, (x for x in [1, 2, 3]), (x for x in [1, 1, 2]))
show(fmean, {1: 2, 3: 4})
show(fmean, 5)
show(fmean, [1, 'a'])
show(fmean, iter([]))
show(fmean, [1e308, 1e308, 1e308])
show(fmean, [inf, -inf])

for data in ([], [3], [3, 1], [1, 3, 2], ['b', 'a', 'c'], ['a', 'b'], [F(1), F(2)], [D(1), D(2)], [1,
    2.5], [[1], [2]], [1, 'a'], [None], 5):
    for function in (median, median_low, median_high, median_grouped, mode, multimode, quantiles):
        show(function, data)
show(median_grouped, [12, 13, 14, 14, 14, 15, 15], 2)
show(median_grouped, [1, 1, 1, 1], 'x')
show(median_grouped, [1], None)
show(median_grouped, ['1', '2'], '2')
show(median_grouped, [F(5, 2), F(5, 2), F(7, 2)], F(1, 2))
show(mode, 'abracadabra')
show(multimode, 'abbccd')
show(mode, [1, 1.0, True, 2, 2])
show(mode, iter([3, 3, 1]))

data = [105, 129, 87, 86, 111, 111, 89, 81, 108, 92, 110, 100, 75, 105, 103, 109, 76, 119]
for n in (1, 2, 3, 4, 7, 20, 0, -1, 2.5, 'a', True):
    for method in ('exclusive', 'inclusive'):
        for values in (data, data[:2], [5], [], map(F, data[:5]), map(D, data[:3])):
            show(quantiles, values, n=n, method=method)
show(quantiles, [1, 2, 3], method='linear')
show(quantiles, ['a', 'b'])

#> 2 2 2 
#> 0 0 0 
#> nan nan nan 
#> inf inf inf 
#> nan nan nan 
#> StatisticsError: ('No negative inputs allowed', -1) StatisticsError: ('No negative inputs allowed', -1) StatisticsError: ('No negative inputs allowed', -1) 
#> StatisticsError: ('No negative inputs allowed', -1) StatisticsError: ('No negative inputs allowed', -1) StatisticsError: ('No negative inputs allowed', -1) 
#> StatisticsError: Must have a non-empty dataset StatisticsError: Must have a non-empty dataset StatisticsError: Must have a non-empty dataset 
#> TypeError: '>' not supported between instances of 'str' and 'float' TypeError: '>' not supported between instances of 'str' and 'float' TypeError: '>' not supported between instances of 'str' and 'float' 
#> 0.40824829 0.40824829 0.40824829 
#> TypeError: '>' not supported between instances of 'complex' and 'float' TypeError: '>' not supported between instances of 'complex' and 'float' TypeError: '>' not supported between instances of 'complex' and 'float' 
#> 1.07150861e+301 1.07150861e+301 1.07150861e+301 
#> inf inf inf 
#> 1 1 1 
#> 0 0 0 
#> 56.0
#> 56.0
#> 57.142857142857146
#> StatisticsError: Weighted sum must be positive
#> StatisticsError: Weighted sum must be positive
#> StatisticsError: sum of weights must be non-zero
#> 1.0
#> 1.0
#> 1.0
#> 0
#> 0
#> 0.5
#> 0
#> 0
#> 0.3333333333333333
#> StatisticsError: harmonic mean does not support negative values
#> StatisticsError: harmonic mean does not support negative values
#> 0.5
#> StatisticsError: harmonic mean does not support negative values
#> StatisticsError: harmonic mean does not support negative values
#> 3.0
#> StatisticsError: Number of weights does not match data size
#> StatisticsError: Number of weights does not match data size
#> StatisticsError: data and weights must be the same length
#> StatisticsError: harmonic_mean requires at least one data point
#> StatisticsError: harmonic_mean requires at least one data point
#> StatisticsError: fmean requires at least one data point
#> 5
#> 5
#> 5.0
#> 5.0
#> 5.0
#> 5.0
#> StatisticsError: harmonic mean does not support negative values
#> StatisticsError: harmonic mean does not support negative values
#> -5.0
#> TypeError: unsupported type
#> TypeError: unsupported type
#> TypeError: must be real number, not str
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: must be real number, not str
#> Fraction(3, 8)
#> Fraction(3, 8)
#> 0.3888888888888889
#> Decimal('2.400000000000000000000000000')
#> Decimal('2.400000000000000000000000000')
#> 2.5
#> Decimal('2.666666666666666666666666667')
#> Decimal('2.666666666666666666666666667')
#> TypeError: unsupported operand type(s) for /: 'decimal.Decimal' and 'float'
#> 4.0
#> 4.0
#> inf
#> StatisticsError: Weighted sum must be positive
#> StatisticsError: Weighted sum must be positive
#> inf
#> nan
#> nan
#> nan
#> nan
#> nan
#> nan
#> nan
#> nan
#> nan
#> Decimal('4')
#> Decimal('4')
#> inf
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> nan
#> Decimal('3')
#> Decimal('3')
#> TypeError: unsupported operand type(s) for /: 'decimal.Decimal' and 'float'
#> 0.75
#> 0.75
#> 1.0
#> nan
#> nan
#> nan
#> inf
#> inf
#> inf
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> nan
#> True
#> True
#> 1.0
#> 2.25
#> 2.0
#> TypeError: 'int' object is not iterable
#> TypeError: must be real number, not str
#> StatisticsError: fmean requires at least one data point
#> OverflowError: intermediate overflow in fsum
#> ValueError: -inf + inf in fsum
#> StatisticsError: no median for empty data
#> StatisticsError: no median for empty data
#> StatisticsError: no median for empty data
#> StatisticsError: no median for empty data
#> StatisticsError: no mode for empty data
#> []
#> StatisticsError: must have at least one data point
#> 3
#> 3
#> 3
#> 3.0
#> 3
#> [3]
#> [3, 3, 3]
#> 2.0
#> 1
#> 3
#> 2.5
#> 3
#> [3, 1]
#> [0.5, 2.0, 3.5]
#> 2
#> 2
#> 2
#> 2.0
#> 1
#> [1, 3, 2]
#> [1.0, 2.0, 3.0]
#> 'b'
#> 'b'
#> 'b'
#> TypeError: Value cannot be converted to a float
#> 'b'
#> ['b', 'a', 'c']
#> TypeError: unsupported operand type(s) for /: 'str' and 'int'
#> TypeError: unsupported operand type(s) for /: 'str' and 'int'
#> 'a'
#> 'b'
#> TypeError: Value cannot be converted to a float
#> 'a'
#> ['a', 'b']
#> TypeError: unsupported operand type(s) for /: 'str' and 'int'
#> Fraction(3, 2)
#> Fraction(1, 1)
#> Fraction(2, 1)
#> 1.5
#> Fraction(1, 1)
#> [Fraction(1, 1), Fraction(2, 1)]
#> [Fraction(3, 4), Fraction(3, 2), Fraction(9, 4)]
#> Decimal('1.5')
#> Decimal('1')
#> Decimal('2')
#> 1.5
#> Decimal('1')
#> [Decimal('1'), Decimal('2')]
#> [Decimal('0.75'), Decimal('1.5'), Decimal('2.25')]
#> 1.75
#> 1
#> 2.5
#> 2.0
#> 1
#> [1, 2.5]
#> [0.625, 1.75, 2.875]
#> TypeError: unsupported operand type(s) for /: 'list' and 'int'
#> [1]
#> [2]
#> TypeError: float() argument must be a string or a real number, not 'list'
#> TypeError: unhashable type: 'list'
#> TypeError: unhashable type: 'list'
#> TypeError: unsupported operand type(s) for /: 'list' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> 1
#> [1, 'a']
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> None
#> None
#> None
#> TypeError: '<' not supported between instances of 'NoneType' and 'NoneType'
#> None
#> [None]
#> [None, None, None]
#> TypeError: 'int' object is not iterable
#> TypeError: 'int' object is not iterable
#> TypeError: 'int' object is not iterable
#> TypeError: 'int' object is not iterable
#> TypeError: 'int' object is not iterable
#> TypeError: 'int' object is not iterable
#> TypeError: 'int' object is not iterable
#> 14.0
#> TypeError: Value cannot be converted to a float
#> TypeError: float() argument must be a string or a real number, not 'NoneType'
#> 1.0
#> 2.625
#> 'a'
#> ['b', 'c']
#> 1
#> 3
#> []
#> []
#> []
#> StatisticsError: must have at least one data point
#> []
#> []
#> []
#> []
#> []
#> StatisticsError: must have at least one data point
#> []
#> []
#> [104.0]
#> [117.0]
#> [5]
#> StatisticsError: must have at least one data point
#> [Fraction(105, 1)]
#> [Decimal('105')]
#> [104.0]
#> [117.0]
#> [5]
#> StatisticsError: must have at least one data point
#> [Fraction(105, 1)]
#> [Decimal('105')]
#> [90.0, 108.66666666666667]
#> [105.0, 129.0]
#> [5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(87, 1), Fraction(111, 1)]
#> [Decimal('93'), Decimal('121')]
#> [91.0, 108.33333333333333]
#> [113.0, 121.0]
#> [5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(93, 1), Fraction(109, 1)]
#> [Decimal('99'), Decimal('113')]
#> [86.75, 104.0, 110.25]
#> [99.0, 117.0, 135.0]
#> [5, 5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(173, 2), Fraction(105, 1), Fraction(120, 1)]
#> [Decimal('87'), Decimal('105'), Decimal('129')]
#> [87.5, 104.0, 109.75]
#> [111.0, 117.0, 123.0]
#> [5, 5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(87, 1), Fraction(105, 1), Fraction(111, 1)]
#> [Decimal('96'), Decimal('105'), Decimal('117')]
#> [79.57142857142857, 87.85714285714286, 100.42857142857143, 105.0, 109.57142857142857, 113.28571428571429]
#> [91.28571428571429, 101.57142857142857, 111.85714285714286, 122.14285714285714, 132.42857142857142, 142.71428571428572]
#> [5, 5, 5, 5, 5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(601, 7), Fraction(607, 7), Fraction(681, 7), Fraction(753, 7), Fraction(813, 7), Fraction(921, 7)]
#> [Decimal('79.28571428571428571428571429'), Decimal('89.57142857142857142857142857'), Decimal('99.85714285714285714285714286'), Decimal('111.8571428571428571428571429'), Decimal('125.5714285714285714285714286'), Decimal('139.2857142857142857142857143')]
#> [83.14285714285714, 88.71428571428571, 100.85714285714286, 105.0, 109.14285714285714, 111.0]
#> [108.42857142857143, 111.85714285714286, 115.28571428571429, 118.71428571428571, 122.14285714285714, 125.57142857142857]
#> [5, 5, 5, 5, 5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(606, 7), Fraction(627, 7), Fraction(699, 7), Fraction(747, 7), Fraction(771, 7), Fraction(831, 7)]
#> [Decimal('92.14285714285714285714285714'), Decimal('97.28571428571428571428571429'), Decimal('102.4285714285714285714285714'), Decimal('108.4285714285714285714285714'), Decimal('115.2857142857142857142857143'), Decimal('122.1428571428571428571428571')]
#> [74.95, 75.9, 80.25, 85.0, 86.75, 88.4, 90.95, 96.8, 101.65, 104.0, 105.0, 106.2, 108.35, 109.3, 110.25, 111.0, 112.2, 120.0, 129.5]
#> [84.6, 88.2, 91.8, 95.4, 99.0, 102.6, 106.2, 109.8, 113.4, 117.0, 120.6, 124.2, 127.8, 131.4, 135.0, 138.6, 142.2, 145.8, 149.4]
#> [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(853, 10), Fraction(428, 5), Fraction(859, 10), Fraction(431, 5), Fraction(173, 2), Fraction(434, 5), Fraction(444, 5), Fraction(471, 5), Fraction(498, 5), Fraction(105, 1), Fraction(534, 5), Fraction(543, 5), Fraction(552, 5), Fraction(573, 5), Fraction(120, 1), Fraction(627, 5), Fraction(654, 5), Fraction(681, 5), Fraction(708, 5)]
#> [Decimal('72.6'), Decimal('76.2'), Decimal('79.8'), Decimal('83.4'), Decimal('87'), Decimal('90.6'), Decimal('94.2'), Decimal('97.8'), Decimal('101.4'), Decimal('105'), Decimal('109.8'), Decimal('114.6'), Decimal('119.4'), Decimal('124.2'), Decimal('129'), Decimal('133.8'), Decimal('138.6'), Decimal('143.4'), Decimal('148.2')]
#> [75.85, 79.5, 83.75, 86.4, 87.5, 89.3, 91.85, 98.4, 101.95, 104.0, 105.0, 105.6, 108.05, 108.9, 109.75, 110.6, 111.0, 113.4, 120.5]
#> [106.2, 107.4, 108.6, 109.8, 111.0, 112.2, 113.4, 114.6, 115.8, 117.0, 118.2, 119.4, 120.6, 121.8, 123.0, 124.2, 125.4, 126.6, 127.8]
#> [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
#> StatisticsError: must have at least one data point
#> [Fraction(431, 5), Fraction(432, 5), Fraction(433, 5), Fraction(434, 5), Fraction(87, 1), Fraction(453, 5), Fraction(471, 5), Fraction(489, 5), Fraction(507, 5), Fraction(105, 1), Fraction(531, 5), Fraction(537, 5), Fraction(543, 5), Fraction(549, 5), Fraction(111, 1), Fraction(573, 5), Fraction(591, 5), Fraction(609, 5), Fraction(627, 5)]
#> [Decimal('88.8'), Decimal('90.6'), Decimal('92.4'), Decimal('94.2'), Decimal('96'), Decimal('97.8'), Decimal('99.6'), Decimal('101.4'), Decimal('103.2'), Decimal('105'), Decimal('107.4'), Decimal('109.8'), Decimal('112.2'), Decimal('114.6'), Decimal('117'), Decimal('119.4'), Decimal('121.8'), Decimal('124.2'), Decimal('126.6')]
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> StatisticsError: n must be at least 1
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: can't multiply sequence by non-int of type 'float'
#> StatisticsError: must have at least one data point
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: can't multiply sequence by non-int of type 'float'
#> StatisticsError: must have at least one data point
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> []
#> []
#> []
#> StatisticsError: must have at least one data point
#> []
#> []
#> []
#> []
#> []
#> StatisticsError: must have at least one data point
#> []
#> []
#> ValueError: Unknown method: 'linear'
#> TypeError: unsupported operand type(s) for /: 'str' and 'int'
