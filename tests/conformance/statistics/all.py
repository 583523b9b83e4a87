# statistics: averages, spreads, quantiles, regressions, the normal distribution, errors.
# option: --policy standard
import statistics as s
from fractions import Fraction as F
from decimal import Decimal as D


def show(label, f):
    try:
        r = f()
        print(label, '%.12g' % r if isinstance(r, float) else r)
    except Exception as error:
        print(label, type(error).__name__, error)


data = [2.5, 3.25, 5.5, 11.25, 11.75, 1.0, 4.0]
for name in 'mean fmean median median_low median_high mode multimode stdev pstdev variance pvariance geometric_mean harmonic_mean median_grouped'.split():
    f = getattr(s, name)
    for label, values in (('floats',
                           data), ('ints', [1, 2, 3, 4, 4]), ('fractions', [F(1, 2), F(1, 3),
                               F(3)]), ('decimals', [D('0.5'), D('0.75'),
                                                     D('0.625')]), ('one', [5]), ('none', []), ('strings', ['a', 'b',
                                                         'a'])):
        if name != 'geometric_mean' or label not in ('none', 'strings'):
            show((name, label), lambda: f(values))
show('weights', lambda: (s.fmean([1, 2, 3], [3, 2, 1]), s.harmonic_mean([40, 60], weights=[5, 30])))
for method in ('exclusive', 'inclusive'):
    for n in (1, 2, 4, 10):
        show(('quantiles', method, n), lambda: [round(q, 9) for q in s.quantiles(data, n=n, method=method)])
show('covariance', lambda: (s.covariance([1, 2, 3], [1, 5, 7]), round(s.correlation([1, 2, 3], [1, 5, 7]), 12),
    s.linear_regression([1, 2, 3], [2, 4, 6]), s.linear_regression([1, 2, 3], [2, 4, 7], proportional=True)))
n = s.NormalDist(100, 15)
print(n, n.mean, n.stdev, n.variance, n.median, n.mode, round(n.cdf(110), 12), round(n.pdf(110), 12),
      round(n.inv_cdf(.75), 9), n.zscore(130), [round(q, 6) for q in n.quantiles(4)], n + 5, n * 2,
      n - s.NormalDist(1, 2), -n, n == s.NormalDist(100, 15), hash(n) == hash(s.NormalDist(100, 15)),
      round(n.overlap(s.NormalDist(110, 15)), 9))
print(s.NormalDist.from_samples([1, 2, 3, 4]))
for f in (lambda: s.NormalDist(0, -1), lambda: s.NormalDist(0, 0).cdf(1), lambda: n.inv_cdf(2),
          lambda: s.quantiles(data, n=0), lambda: s.quantiles(data, method='x'), lambda: s.mean(['a']),
          lambda: s.covariance([1, 2], [1]), lambda: s.linear_regression([1, 1], [2, 3]),
          lambda: s.harmonic_mean([-1]), lambda: s.stdev([1]), lambda: s.fmean([])):
    try:
        print(f())
    except Exception as error:
        print(type(error).__name__)

#> ('mean', 'floats') 5.60714285714
#> ('mean', 'ints') 2.8
#> ('mean', 'fractions') 23/18
#> ('mean', 'decimals') 0.625
#> ('mean', 'one') 5
#> ('mean', 'none') StatisticsError mean requires at least one data point
#> ('mean', 'strings') TypeError can't convert type 'str' to numerator/denominator
#> ('fmean', 'floats') 5.60714285714
#> ('fmean', 'ints') 2.8
#> ('fmean', 'fractions') 1.27777777778
#> ('fmean', 'decimals') 0.625
#> ('fmean', 'one') 5
#> ('fmean', 'none') StatisticsError fmean requires at least one data point
#> ('fmean', 'strings') TypeError must be real number, not str
#> ('median', 'floats') 4
#> ('median', 'ints') 3
#> ('median', 'fractions') 1/2
#> ('median', 'decimals') 0.625
#> ('median', 'one') 5
#> ('median', 'none') StatisticsError no median for empty data
#> ('median', 'strings') a
#> ('median_low', 'floats') 4
#> ('median_low', 'ints') 3
#> ('median_low', 'fractions') 1/2
#> ('median_low', 'decimals') 0.625
#> ('median_low', 'one') 5
#> ('median_low', 'none') StatisticsError no median for empty data
#> ('median_low', 'strings') a
#> ('median_high', 'floats') 4
#> ('median_high', 'ints') 3
#> ('median_high', 'fractions') 1/2
#> ('median_high', 'decimals') 0.625
#> ('median_high', 'one') 5
#> ('median_high', 'none') StatisticsError no median for empty data
#> ('median_high', 'strings') a
#> ('mode', 'floats') 2.5
#> ('mode', 'ints') 4
#> ('mode', 'fractions') 1/2
#> ('mode', 'decimals') 0.5
#> ('mode', 'one') 5
#> ('mode', 'none') StatisticsError no mode for empty data
#> ('mode', 'strings') a
#> ('multimode', 'floats') [2.5, 3.25, 5.5, 11.25, 11.75, 1.0, 4.0]
#> ('multimode', 'ints') [4]
#> ('multimode', 'fractions') [Fraction(1, 2), Fraction(1, 3), Fraction(3, 1)]
#> ('multimode', 'decimals') [Decimal('0.5'), Decimal('0.75'), Decimal('0.625')]
#> ('multimode', 'one') [5]
#> ('multimode', 'none') []
#> ('multimode', 'strings') ['a']
#> ('stdev', 'floats') 4.2545493858
#> ('stdev', 'ints') 1.30384048104
#> ('stdev', 'fractions') 1.49381440664
#> ('stdev', 'decimals') 0.125
#> ('stdev', 'one') StatisticsError stdev requires at least two data points
#> ('stdev', 'none') StatisticsError stdev requires at least two data points
#> ('stdev', 'strings') TypeError can't convert type 'str' to numerator/denominator
#> ('pstdev', 'floats') 3.93894733685
#> ('pstdev', 'ints') 1.16619037897
#> ('pstdev', 'fractions') 1.21969435556
#> ('pstdev', 'decimals') 0.1020620726159657540915535031
#> ('pstdev', 'one') 0
#> ('pstdev', 'none') StatisticsError pstdev requires at least one data point
#> ('pstdev', 'strings') TypeError can't convert type 'str' to numerator/denominator
#> ('variance', 'floats') 18.1011904762
#> ('variance', 'ints') 1.7
#> ('variance', 'fractions') 241/108
#> ('variance', 'decimals') 0.015625
#> ('variance', 'one') StatisticsError variance requires at least two data points
#> ('variance', 'none') StatisticsError variance requires at least two data points
#> ('variance', 'strings') TypeError can't convert type 'str' to numerator/denominator
#> ('pvariance', 'floats') 15.5153061224
#> ('pvariance', 'ints') 1.36
#> ('pvariance', 'fractions') 241/162
#> ('pvariance', 'decimals') 0.01041666666666666666666666667
#> ('pvariance', 'one') 0
#> ('pvariance', 'none') StatisticsError pvariance requires at least one data point
#> ('pvariance', 'strings') TypeError can't convert type 'str' to numerator/denominator
#> ('geometric_mean', 'floats') 4.21479672788
#> ('geometric_mean', 'ints') 2.49146187923
#> ('geometric_mean', 'fractions') 0.793700525984
#> ('geometric_mean', 'decimals') 0.616553018583
#> ('geometric_mean', 'one') 5
#> ('harmonic_mean', 'floats') 3.02571107315
#> ('harmonic_mean', 'ints') 2.14285714286
#> ('harmonic_mean', 'fractions') 9/16
#> ('harmonic_mean', 'decimals') 0.6081081081081081081081081081
#> ('harmonic_mean', 'one') 5
#> ('harmonic_mean', 'none') StatisticsError harmonic_mean requires at least one data point
#> ('harmonic_mean', 'strings') TypeError '<' not supported between instances of 'str' and 'int'
#> ('median_grouped', 'floats') 4
#> ('median_grouped', 'ints') 3
#> ('median_grouped', 'fractions') 0.5
#> ('median_grouped', 'decimals') 0.625
#> ('median_grouped', 'one') 5
#> ('median_grouped', 'none') StatisticsError no median for empty data
#> ('median_grouped', 'strings') TypeError Value cannot be converted to a float
#> weights (1.6666666666666667, 56.0)
#> ('quantiles', 'exclusive', 1) []
#> ('quantiles', 'exclusive', 2) [4.0]
#> ('quantiles', 'exclusive', 4) [2.5, 4.0, 11.25]
#> ('quantiles', 'exclusive', 10) [0.7, 1.9, 2.8, 3.4, 4.0, 5.2, 8.95, 11.45, 11.85]
#> ('quantiles', 'inclusive', 1) []
#> ('quantiles', 'inclusive', 2) [4.0]
#> ('quantiles', 'inclusive', 4) [2.875, 4.0, 8.375]
#> ('quantiles', 'inclusive', 10) [1.9, 2.65, 3.1, 3.55, 4.0, 4.9, 6.65, 10.1, 11.45]
#> covariance (3.0, 0.981980506062, LinearRegression(slope=2.0, intercept=0.0), LinearRegression(slope=2.2142857142857144, intercept=0.0))
#> NormalDist(mu=100.0, sigma=15.0) 100.0 15.0 225.0 100.0 100.0 0.747507462453 0.021296533701 110.117346253 2.0 [89.882654, 100.0, 110.117346] NormalDist(mu=105.0, sigma=15.0) NormalDist(mu=200.0, sigma=30.0) NormalDist(mu=99.0, sigma=15.132745950421556) NormalDist(mu=-100.0, sigma=15.0) True True 0.73888268
#> NormalDist(mu=2.5, sigma=1.2909944487358056)
#> StatisticsError
#> StatisticsError
#> StatisticsError
#> StatisticsError
#> ValueError
#> TypeError
#> StatisticsError
#> StatisticsError
#> StatisticsError
#> StatisticsError
#> StatisticsError
