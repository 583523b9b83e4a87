# statistics: averages and errors.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from statistics import *
from fractions import Fraction as F
from decimal import Decimal as D
d = [1, 2, 2, 3, 4, 7, 9]
print(mean(d), fmean(d), median(d), median_low(d), median_high(d), mode(d), multimode(d), variance(d), pvariance(d),
      stdev(d), pstdev(d), harmonic_mean([40, 60]), geometric_mean([54, 24, 36]), quantiles(d), quantiles(d, n=10),
      quantiles(d, n=4, method="inclusive"), median_grouped(d), median_grouped([1, 2, 2, 3], interval=2),
      fmean([1, 2], [3, 1]), harmonic_mean([1, 2], weights=[1, 3]))
print(mean([F(1, 2), F(1, 3)]), mean([D("0.5"), D("0.75")]), mean([1, 2.5]), mean([True, False]), median([1, 2]),
      median([F(1), 2]), mode("banana"), multimode("aabbc"), multimode([]), mode([1, 1.0]), variance([D(1), D(2)]),
      pvariance([F(1), F(2)]), stdev([1, 2]), mean([1e308, 1e308]), variance([1, 2, 3], 2),
      pvariance([1, 2, 3], mu=2), mean(iter([1, 3])), median(iter("abc")), median_low("abcd"), fmean(iter([1, 2])))
t(lambda: mean(["a"]))
t(lambda: mean([None]))
t(lambda: quantiles([1, 2], n=0))
t(lambda: quantiles([1, 2], method="x"))
t(lambda: harmonic_mean([-1]))
t(lambda: harmonic_mean([0, 1]))
t(lambda: fmean([1], [1, 2]))
t(lambda: fmean([1, 2], [0, 0]))
t(lambda: harmonic_mean([1], weights=[1, 2]))
t(lambda: median(["a", 1]))
t(lambda: median(["a", "b"]))
x, y = [1, 2, 3, 4, 5], [2, 4, 5, 4, 5]
t(lambda: covariance([1], [1]))
t(lambda: covariance([1, 2], [1]))
t(lambda: correlation([1, 1], [1, 2]))
t(lambda: linear_regression([1, 1], [1, 2]))
n = NormalDist(10, 2)
t(lambda: NormalDist(0, -1))
t(lambda: n.inv_cdf(0))
t(lambda: NormalDist(0, 0).pdf(1))
t(lambda: n.overlap(5))
t(lambda: NormalDist.from_samples([1]))
t(lambda: n + "a")
t(lambda: NormalDist(0, 0).cdf(1))
t(lambda: NormalDist(0, 0).zscore(1))
print(StatisticsError.__mro__[1])

#> 4 4.0 3 3 3 2 [2] 8.666666666666666 7.428571428571429 2.943920288775949 2.7255405754769875 48.0 36.000000000000014 [2.0, 3.0, 7.0] [0.8, 1.6, 2.0, 2.2, 3.0, 3.8, 5.8, 7.8, 9.4] [2.0, 3.0, 5.5] 3.0 2.0 1.25 1.6
#> 5/12 0.625 1.75 0.5 1.5 3/2 a ['a', 'b'] [] 1 0.5 1/4 0.7071067811865476 1e+308 1 0.6666666666666666 2 b b 1.5
#> TypeError can't convert type 'str' to numerator/denominator
#> TypeError can't convert type 'NoneType' to numerator/denominator
#> StatisticsError n must be at least 1
#> ValueError Unknown method: 'x'
#> StatisticsError harmonic mean does not support negative values
#> 0
#> StatisticsError data and weights must be the same length
#> StatisticsError sum of weights must be non-zero
#> StatisticsError Number of weights does not match data size
#> TypeError '<' not supported between instances of 'int' and 'str'
#> TypeError unsupported operand type(s) for /: 'str' and 'int'
#> StatisticsError covariance requires at least two data points
#> StatisticsError covariance requires that both inputs have same number of data points
#> StatisticsError at least one of the inputs is constant
#> StatisticsError x is constant
#> StatisticsError sigma must be non-negative
#> StatisticsError p must be in the range 0.0 < p < 1.0
#> StatisticsError pdf() not defined when sigma is zero
#> TypeError Expected another NormalDist instance
#> StatisticsError stdev requires at least two data points
#> TypeError unsupported operand type(s) for +: 'float' and 'str'
#> StatisticsError cdf() not defined when sigma is zero
#> StatisticsError zscore() not defined when sigma is zero
#> <class 'ValueError'>
