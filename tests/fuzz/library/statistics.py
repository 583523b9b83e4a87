# statistics: functions with the same results in both versions of CPython, on data of every kind.
import statistics
from decimal import Decimal as D
from fractions import Fraction as F

inf = float('inf')
SPECIAL = (inf, -inf, D('inf'), True, None, 'a', 2j)

def real():
    kind = r.randrange(6)
    if kind == 0:
        return r.choice((0.0, -0.0, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 1e16))
    if kind == 1:
        return r.uniform(-1, 1) * 2.0 ** r.randrange(-1070, 1020)
    return r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20)

def whole():
    kind = r.randrange(6)
    if kind == 0:
        return r.randrange(-2**r.randrange(1, 200), 2**r.randrange(1, 200))
    if kind == 1:
        return r.choice((-1, 1)) * 2**r.choice((49, 53, 63, 64)) + r.randrange(-1, 2)
    return r.randrange(-100, 100)

def ratio():
    return F(r.randrange(-1000, 1000), r.randrange(1, 60))

def price():
    return D(r.randrange(-10**r.randrange(1, 12), 10**r.randrange(1, 30))).scaleb(r.randrange(-20, 20))

# Functions that have the same results in both versions of CPython.
NAMES = ('mean fmean harmonic_mean median median_low median_high median_grouped mode multimode variance '
         'pvariance stdev pstdev quantiles').split()
KINDS = ((real,), (whole,), (ratio,), (price,), (real, whole), (whole, ratio), (whole, price), (real, whole, ratio))
for _ in cases():
    kinds = r.choice(KINDS)
    data = [r.choice(kinds)() for _ in range(r.choice((0, 1, 2, 2, 3, 4, 5, 8, 20)))]
    if data and r.random() < .4:
        data = [abs(r.choice(data)) for _ in data]
    for name in NAMES:
        values = list(data)
        if values and r.random() < .2 and not name.endswith('stdev'):
            values[r.randrange(len(values))] = r.choice(SPECIAL)
        if name != 'quantiles' or len(values) > 1:
            attempt((name, values), getattr(statistics, name), r.choice((values, tuple(values), iter(values))))
    if len(data) > 1:
        center = r.choice((0, 1, .5, data[0]))
        attempt(('center', data, center),
                lambda: (statistics.variance(data, center), statistics.pvariance(iter(data), center)))
        method = r.choice(('exclusive', 'inclusive'))
        attempt(('quantiles', data), lambda: statistics.quantiles(data, n=r.randrange(12), method=method))
