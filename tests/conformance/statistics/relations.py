# statistics: covariance, correlation (linear and of ranks), regression lines, at the ends of floats.
# option: --policy standard
import copy
from decimal import Decimal as D
from fractions import Fraction as F
import statistics
from statistics import *


def show(function, *arguments, **keywords):
    try:
        print(repr(function(*arguments, **keywords)))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


inf, nan = float('inf'), float('nan')
PAIRS = [
    ([1, 2, 3, 4, 5], [2, 4, 6, 9, 11]), ([1, 2, 3], [3, 2, 1]), ([1, 1, 1], [1, 2, 3]), ([1, 2, 3], [1, 1, 1]),
    ([1, 2], [1]), ([], []), ([1], [1]), ([1.5, 2.5, 2.5, 9], [3, 1, 4, 1]), ([1e200, 2e200, 4e200], [1e200, 5e200,
        2e200]),
    ([1e-200, 2e-200, 4e-200], [1e-200, 5e-200, 2e-200]), ([1e308, -1e308, 5], [1, 2, 3]), ([1e-320, 2e-320, 0], [1,
        3, 2]),
    ([F(1, 3), F(1, 2), F(3)], [1, 2, 4]), ([D(1), D(2)], [D(3), D(4)]), ([inf, 1, 2], [1, 2, 3]), ([nan, 1, 2], [1,
        2, 3]),
    (['a', 'b', 'c'], [1, 2, 3]), ([True, False, True], [1, 2, 3]), ([10**40, 1, 5], [2, 3,
        7]), (range(10), [x * x for x in range(10)]),
    ((3, 1, 2, 3, 3), (1, 2, 2, 2, 5)), ([1, 2], 5), (iter([1, 2]), [1, 2]), ([0, 0], [0, 0]),
]
for x, y in PAIRS:
    print(x if not hasattr(x, '__next__') else 'iterator', y)
    show(covariance, x, y)
    show(correlation, x, y)
    show(correlation, x, y, method='ranked')
    show(linear_regression, x, y)
    show(linear_regression, x, y, proportional=True)
show(correlation, [1, 2], [3, 5], method='spearman')
show(correlation, [1, 2], [3, 5], 'ranked')
show(linear_regression, x=[1, 2], y=[3, 5])

line = linear_regression([1, 2, 3], [2, 4, 7])
slope, intercept = line
print(line.slope == slope, line._fields, line._replace(slope=1), type(line).__name__, type(line).__module__,
      copy.copy(line) == line)
print(type(line) is statistics.LinearRegression, 'LinearRegression' in dir(statistics), isinstance(line, tuple))
from statistics import LinearRegression
print(LinearRegression(1, 2), LinearRegression.__doc__)
try:
    statistics.LinearRegresion
except AttributeError as error:
    print(error)

#> [1, 2, 3, 4, 5] [2, 4, 6, 9, 11]
#> 5.75
#> 0.9971764649527379
#> 1.0
#> LinearRegression(slope=2.3, intercept=-0.4999999999999991)
#> LinearRegression(slope=2.1636363636363636, intercept=0.0)
#> [1, 2, 3] [3, 2, 1]
#> -1.0
#> -1.0
#> -1.0
#> LinearRegression(slope=-1.0, intercept=4.0)
#> LinearRegression(slope=0.7142857142857143, intercept=0.0)
#> [1, 1, 1] [1, 2, 3]
#> 0.0
#> StatisticsError: at least one of the inputs is constant
#> StatisticsError: at least one of the inputs is constant
#> StatisticsError: x is constant
#> LinearRegression(slope=2.0, intercept=0.0)
#> [1, 2, 3] [1, 1, 1]
#> 0.0
#> StatisticsError: at least one of the inputs is constant
#> StatisticsError: at least one of the inputs is constant
#> LinearRegression(slope=0.0, intercept=1.0)
#> LinearRegression(slope=0.42857142857142855, intercept=0.0)
#> [1, 2] [1]
#> StatisticsError: covariance requires that both inputs have same number of data points
#> StatisticsError: correlation requires that both inputs have same number of data points
#> StatisticsError: correlation requires that both inputs have same number of data points
#> StatisticsError: linear regression requires that both inputs have same number of data points
#> StatisticsError: linear regression requires that both inputs have same number of data points
#> [] []
#> StatisticsError: covariance requires at least two data points
#> StatisticsError: correlation requires at least two data points
#> StatisticsError: correlation requires at least two data points
#> StatisticsError: linear regression requires at least two data points
#> StatisticsError: linear regression requires at least two data points
#> [1] [1]
#> StatisticsError: covariance requires at least two data points
#> StatisticsError: correlation requires at least two data points
#> StatisticsError: correlation requires at least two data points
#> StatisticsError: linear regression requires at least two data points
#> StatisticsError: linear regression requires at least two data points
#> [1.5, 2.5, 2.5, 9] [3, 1, 4, 1]
#> -2.9583333333333335
#> -0.5718187772511446
#> -0.5
#> LinearRegression(slope=-0.2486865148861646, intercept=3.213660245183888)
#> LinearRegression(slope=0.27154046997389036, intercept=0.0)
#> [1e+200, 2e+200, 4e+200] [1e+200, 5e+200, 2e+200]
#> nan
#> nan
#> 0.5
#> LinearRegression(slope=nan, intercept=nan)
#> LinearRegression(slope=nan, intercept=0.0)
#> [1e-200, 2e-200, 4e-200] [1e-200, 5e-200, 2e-200]
#> 0.0
#> StatisticsError: at least one of the inputs is constant
#> 0.5
#> StatisticsError: x is constant
#> StatisticsError: x is constant
#> [1e+308, -1e+308, 5] [1, 2, 3]
#> -5e+307
#> -0.0
#> -0.5
#> LinearRegression(slope=-0.0, intercept=2.0)
#> LinearRegression(slope=nan, intercept=0.0)
#> [1e-320, 2e-320, 0] [1, 3, 2]
#> 5e-321
#> StatisticsError: at least one of the inputs is constant
#> 0.5
#> StatisticsError: x is constant
#> StatisticsError: x is constant
#> [Fraction(1, 3), Fraction(1, 2), Fraction(3, 1)] [1, 2, 4]
#> 2.1944444444444446
#> 0.9616998633403173
#> 1.0
#> LinearRegression(slope=0.9834024896265562, intercept=1.0767634854771782)
#> LinearRegression(slope=1.42433234421365, intercept=0.0)
#> [Decimal('1'), Decimal('2')] [Decimal('3'), Decimal('4')]
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> 1.0
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> TypeError: unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
#> [inf, 1, 2] [1, 2, 3]
#> nan
#> nan
#> -0.5
#> LinearRegression(slope=nan, intercept=nan)
#> LinearRegression(slope=nan, intercept=0.0)
#> [nan, 1, 2] [1, 2, 3]
#> nan
#> nan
#> 1.0
#> LinearRegression(slope=nan, intercept=nan)
#> LinearRegression(slope=nan, intercept=0.0)
#> ['a', 'b', 'c'] [1, 2, 3]
#> TypeError: must be real number, not str
#> TypeError: must be real number, not str
#> 1.0
#> TypeError: must be real number, not str
#> TypeError: unsupported operand type(s) for +: 'int' and 'str'
#> [True, False, True] [1, 2, 3]
#> 0.0
#> 0.0
#> 0.0
#> LinearRegression(slope=0.0, intercept=2.0)
#> LinearRegression(slope=2.0, intercept=0.0)
#> [10000000000000000000000000000000000000000, 1, 5] [2, 3, 7]
#> -9.999999999999999e+39
#> -0.6546536707079771
#> -0.5
#> LinearRegression(slope=-2.9999999999999998e-40, intercept=5.0)
#> LinearRegression(slope=2e-40, intercept=0.0)
#> range(0, 10) [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]
#> 82.5
#> 0.9626907371412557
#> 1.0
#> LinearRegression(slope=9.0, intercept=-12.0)
#> LinearRegression(slope=7.105263157894737, intercept=0.0)
#> (3, 1, 2, 3, 3) (1, 2, 2, 2, 5)
#> 0.3
#> 0.2211629342323457
#> 0.0
#> LinearRegression(slope=0.37499999999999994, intercept=1.5)
#> LinearRegression(slope=0.9375, intercept=0.0)
#> [1, 2] 5
#> TypeError: object of type 'int' has no len()
#> TypeError: object of type 'int' has no len()
#> TypeError: object of type 'int' has no len()
#> TypeError: object of type 'int' has no len()
#> TypeError: object of type 'int' has no len()
#> iterator [1, 2]
#> TypeError: object of type 'list_iterator' has no len()
#> TypeError: object of type 'list_iterator' has no len()
#> TypeError: object of type 'list_iterator' has no len()
#> TypeError: object of type 'list_iterator' has no len()
#> TypeError: object of type 'list_iterator' has no len()
#> [0, 0] [0, 0]
#> 0.0
#> StatisticsError: at least one of the inputs is constant
#> StatisticsError: at least one of the inputs is constant
#> StatisticsError: x is constant
#> StatisticsError: x is constant
#> ValueError: Unknown method: 'spearman'
#> TypeError: correlation() takes 2 positional arguments but 3 were given
#> TypeError: linear_regression() got some positional-only arguments passed as keyword arguments: 'x, y'
#> True ('slope', 'intercept') LinearRegression(slope=1, intercept=-0.666666666666667) LinearRegression statistics True
#> True True True
#> LinearRegression(slope=1, intercept=2) LinearRegression(slope, intercept)
#> module 'statistics' has no attribute 'LinearRegresion'
