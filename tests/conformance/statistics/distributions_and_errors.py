# statistics: a normal distribution, errors of averages.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from statistics import *
from fractions import Fraction as F
from decimal import Decimal as D
d = [1, 2, 2, 3, 4, 7, 9]
x, y = [1, 2, 3, 4, 5], [2, 4, 5, 4, 5]
t(lambda: correlation(x, y, method="x"))
n = NormalDist(10, 2)
print(n, n.mean, n.stdev, n.variance, n.median, n.mode, n.pdf(10), n.cdf(12), n.inv_cdf(0.5), n.inv_cdf(0.975),
      n.zscore(14), n.overlap(NormalDist(11, 2)), n.quantiles(4), n + 5, n * 2, n + NormalDist(1, 1.5), n - n, -n,
      +n, n / 2, 3 - n, n == NormalDist(10, 2), hash(n) == hash(NormalDist(10, 2)),
      NormalDist.from_samples([1, 2, 3]), NormalDist(), n.samples(2, seed=1))

t(lambda: geometric_mean([0]))
t(lambda: geometric_mean([-1]))
t(lambda: geometric_mean([]))
t(lambda: quantiles([1]))
t(lambda: kde([1, 2, 4], h=0.5)(1.5))

#> ValueError Unknown method: 'x'
#> NormalDist(mu=10.0, sigma=2.0) 10.0 2.0 4.0 10.0 10.0 0.19947114020071635 0.8413447460685429 10.0 13.919927969080106 2.0 0.8025873486341526 [8.651020499607837, 10.0, 11.348979500392163] NormalDist(mu=15.0, sigma=2.0) NormalDist(mu=20.0, sigma=4.0) NormalDist(mu=11.0, sigma=2.5) NormalDist(mu=0.0, sigma=2.8284271247461903) NormalDist(mu=-10.0, sigma=2.0) NormalDist(mu=10.0, sigma=2.0) NormalDist(mu=5.0, sigma=1.0) NormalDist(mu=-7.0, sigma=2.0) True True NormalDist(mu=2.0, sigma=1.0) NormalDist(mu=0.0, sigma=1.0) [7.788009097538039, 12.050977944681108]
#> 0.0
#> StatisticsError ('No negative inputs allowed', -1)
#> StatisticsError Must have a non-empty dataset
#> [1, 1, 1]
#> 0.3226286238385343
