# statistics: averages, measures of spread, relations of two inputs, density estimates, and the
# normal distribution, with the results of CPython to the last bit. Sums are exact: numerators over
# a common denominator, which become a number of the data's type by one rounding. Plain numbers are
# added up natively (statistics.cpp); other modules are imported when data or a call wants them.
"""Basic statistics: averages, spreads, relations of two inputs, the normal distribution."""

from bisect import bisect_left, bisect_right
from itertools import chain, count, groupby, repeat
from operator import itemgetter
from math import (acos, asin, atan, cos, cosh, erfc, exp, fabs, fsum, hypot, inf, isfinite, isinf,
                  isnan, isqrt, lcm, log, nan, pi, sin, sqrt, sumprod, tan, tau)

__all__ = ['NormalDist', 'StatisticsError', 'correlation', 'covariance', 'fmean', 'geometric_mean',
           'harmonic_mean', 'kde', 'kde_random', 'linear_regression', 'mean', 'median',
           'median_grouped', 'median_high', 'median_low', 'mode', 'multimode', 'pstdev',
           'pvariance', 'quantiles', 'stdev', 'variance']


class StatisticsError(ValueError):
    """Data or arguments for which a statistic is not defined."""


# --- exact sums

def _exact_ratio(x):
    # Numerator and denominator; of infinities and NaN, themselves and None.
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        assert not _isfinite(x)
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator")


def _isfinite(x):
    try:
        return x.is_finite()
    except AttributeError:
        return isfinite(x)


def _coerce(T, S):
    # The type of results from data of both types.
    assert T is not bool, "initial type T is bool"
    if T is S or S is int or S is bool:
        return T
    if T is int or issubclass(S, T):
        return S
    if issubclass(T, S):
        return T
    if issubclass(T, int):
        return S
    if issubclass(S, int):
        return T
    from fractions import Fraction
    if issubclass(T, Fraction) and issubclass(S, float):
        return S
    if issubclass(T, float) and issubclass(S, Fraction):
        return T
    raise TypeError(f"don't know how to coerce {T.__name__} and {S.__name__}")


def _convert(value, T):
    # A fraction, or the infinity or NaN that a sum is, as a number of type T.
    if type(value) is T:
        return value
    kind = float if issubclass(T, int) and value.denominator != 1 else T
    try:
        return kind(value)
    except TypeError:
        from decimal import Decimal
        if not issubclass(kind, Decimal):
            raise
        return kind(value.numerator) / kind(value.denominator)


def _exact_sums(data, with_squares=False):
    # (type, count, numerator, numerator of the sum of squares, denominator). The squares have the
    # square of the denominator. If there is no finite sum, it is the numerator and the denominator
    # is None.
    iterator = iter(data)
    found, has_floats, n, nn, d, rest = _plain_sums(iterator, with_squares)
    if not rest:
        return float if has_floats else int, found, n, nn, d
    types = {}
    sums = {d: n}  # numerators by denominator
    squares = {d: nn} if with_squares else {}
    while True:
        if has_floats:
            types[float] = None
        for x in chain(rest, iterator):
            T = type(x)
            types[T] = None
            n, d = _exact_ratio(x)
            found += 1
            sums[d] = sums.get(d, 0) + n
            if with_squares:
                squares[d] = squares.get(d, 0) + n * n
            if T is float or T is int:
                break
        else:
            break
        more, has_floats, n, nn, d, rest = _plain_sums(iterator, with_squares)
        found += more
        sums[d] = sums.get(d, 0) + n
        if with_squares:
            squares[d] = squares.get(d, 0) + nn
    if None in sums:
        n, nn, d = sums[None], None, None
        assert not _isfinite(n)
    else:
        d = lcm(*sums)
        n = sum([n * (d // part) for part, n in sums.items()])
        nn = sum([nn * (d // part) ** 2 for part, nn in squares.items()])
    T = int
    for S in types:
        T = _coerce(T, S)
    return T, found, n, nn, d


def _deviations(data, center):
    # The sum of the squares of deviations from the center: (type, count, numerator, denominator).
    if center is not None:
        T, n, total, _, d = _exact_sums((d := x - center) * d for x in data)
        return T, n, total, d
    T, n, total, squares, d = _exact_sums(data, True)
    if n and d is not None:
        return T, n, n * squares - total * total, n * d * d
    return T, n, total, d


def _quotient(T, n, d, divisor):
    # n / d / divisor as a T. The denominator None is that of infinity and NaN.
    if d is None:
        return _convert(n / divisor, T)
    d *= divisor
    if T is float:
        return n / d
    if T is int:
        return n / d if n % d else n // d
    from fractions import Fraction
    return _convert(Fraction(n, d), T)


def _root(T, n, d, divisor):
    # The square root of that, correctly rounded, as a Decimal or a float.
    if d is None:
        raise ValueError('inf or nan encountered in data')
    d *= divisor
    if T is not float and T is not int:
        from decimal import Decimal
        if issubclass(T, Decimal):
            return _decimal_sqrt_of_frac(n, d)
    return _float_sqrt_of_frac(n, d)


def _float_sqrt_of_frac(n, m):
    # A quotient of at least 109 bits has a root of two bits more than a float; what is cut off is
    # told by the last of them (rounding to odd), so that the division below rounds correctly.
    half_shift = (n.bit_length() - m.bit_length() - 109) // 2
    if half_shift >= 0:
        m <<= 2 * half_shift
    else:
        n <<= -2 * half_shift
    root = isqrt(n // m)
    if root * root * m != n:
        root |= 1
    if half_shift >= 0:
        return (root << half_shift) / 1
    return root / (1 << -half_shift)


def _decimal_sqrt_of_frac(n, m):
    # The root of a rounded quotient may be off by one unit: its neighbours are tried.
    from decimal import Decimal
    if n <= 0:
        if n == 0:
            return Decimal('0.0')
        n, m = -n, -m
    root = (Decimal(n) / Decimal(m)).sqrt()
    numerator, denominator = root.as_integer_ratio()
    for neighbour, sign in ((root.next_plus(), 1), (root.next_minus(), -1)):
        # Is n / m beyond the square of the middle between both?
        a, b = neighbour.as_integer_ratio()
        middle = numerator * b + a * denominator
        if sign * (4 * n * (denominator * b) ** 2 - m * middle ** 2) > 0:
            return neighbour
    return root


# --- averages

def mean(data):
    """The arithmetic mean, exactly rounded, in the type of the data.

    >>> mean([2, 3, 5, 8])
    4.5
    """
    T, n, total, _, d = _exact_sums(data)
    if n < 1:
        raise StatisticsError('mean requires at least one data point')
    return _quotient(T, total, d, n)


def fmean(data, weights=None):
    """The arithmetic mean as a float, optionally weighted. Faster than mean()."""
    if weights is None:
        try:
            n = len(data)
        except TypeError:
            total, n = _counted_fsum(data)
        else:
            total = fsum(data)
        if not n:
            raise StatisticsError('fmean requires at least one data point')
        return total / n
    if not isinstance(weights, (list, tuple)):
        weights = list(weights)
    try:
        total = sumprod(data, weights)
    except ValueError:
        raise StatisticsError('data and weights must be the same length')
    weight = fsum(weights)
    if not weight:
        raise StatisticsError('sum of weights must be non-zero')
    return total / weight


def geometric_mean(data):
    """The n-th root of the product of n numbers, as a float; zero if one of them is."""
    if type(data) is list:
        try:
            total = fsum(map(log, data))
        except Exception:
            pass  # told below, with zeros and what is no number
        else:
            if data and not isnan(total):
                return exp(total / len(data))
    n = 0
    found_zero = False

    def positive_ones():
        nonlocal n, found_zero
        for n, x in enumerate(data, 1):
            if x > 0.0 or isnan(x):
                yield x
            elif x == 0.0:
                found_zero = True
            else:
                raise StatisticsError('No negative inputs allowed', x)

    total = fsum(map(log, positive_ones()))
    if not n:
        raise StatisticsError('Must have a non-empty dataset')
    if isnan(total):
        return nan
    if found_zero:
        return nan if total == inf else 0.0
    return exp(total / n)


def _fail_neg(values, errmsg='negative value'):
    for x in values:
        if x < 0:
            raise StatisticsError(errmsg)
        yield x


def harmonic_mean(data, weights=None):
    """The reciprocal of the mean of reciprocals: the mean of rates.

    >>> harmonic_mean([30, 60], weights=[1, 2])
    45.0
    """
    if iter(data) is data:
        data = list(data)
    n = len(data)
    errmsg = 'harmonic mean does not support negative values'
    if n < 1:
        raise StatisticsError('harmonic_mean requires at least one data point')
    if n == 1 and weights is None:
        x = data[0]
        if not isinstance(x, (int, float)):
            from decimal import Decimal
            from numbers import Real
            if not isinstance(x, (Real, Decimal)):
                raise TypeError('unsupported type')
        if x < 0:
            raise StatisticsError(errmsg)
        return x
    if weights is None:
        shares, weight, weight_d = repeat(1, n), n, 1
    else:
        if iter(weights) is weights:
            weights = list(weights)
        if len(weights) != n:
            raise StatisticsError('Number of weights does not match data size')
        shares = weights
        _, _, weight, _, weight_d = _exact_sums(_fail_neg(weights, errmsg))
    try:
        T, _, total, _, d = _exact_sums(w / x if w else 0 for w, x in
                                        zip(shares, _fail_neg(data, errmsg)))
    except ZeroDivisionError:
        return 0
    if total <= 0:
        raise StatisticsError('Weighted sum must be positive')
    if d is not None and weight_d is not None:
        return _quotient(T, weight * d, weight_d, total)
    # Infinite, or no number: the arithmetic of the types has the answer.
    from fractions import Fraction
    if weights is not None and weight_d is not None:
        weight = Fraction(weight, weight_d)
    if d is not None:
        total = Fraction(total, d)
    return _convert(weight / total, T)


def median(data):
    """The middle value; the mean of the two middle ones if their number is even."""
    data = sorted(data)
    n = len(data)
    if n == 0:
        raise StatisticsError("no median for empty data")
    i = n // 2
    if n % 2 == 1:
        return data[i]
    return (data[i - 1] + data[i]) / 2


def median_low(data):
    """The middle value, the smaller one of two."""
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[(len(data) - 1) // 2]


def median_high(data):
    """The middle value, the larger one of two."""
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[len(data) // 2]


def median_grouped(data, interval=1.0):
    """The median of values that stand for intervals around them, interpolated within its interval.

    >>> round(median_grouped([1, 2, 2, 3, 4, 4, 4, 4, 4, 5]), 1)
    3.7
    """
    data = sorted(data)
    n = len(data)
    if not n:
        raise StatisticsError("no median for empty data")
    x = data[n // 2]
    before = bisect_left(data, x)
    inside = bisect_right(data, x, lo=before) - before
    try:
        interval, x = float(interval), float(x)
    except ValueError:
        raise TypeError('Value cannot be converted to a float')
    return x - interval / 2.0 + interval * (n / 2 - before) / inside


def _counts(data):
    from collections import _count_elements
    counts = {}
    _count_elements(counts, iter(data))
    return counts


def mode(data):
    """The most common value, the first of them if there are several."""
    counts = _counts(data)
    if not counts:
        raise StatisticsError('no mode for empty data')
    return max(counts, key=counts.get)


def multimode(data):
    """The list of the most common values, in the order of their first appearance."""
    counts = _counts(data)
    highest = max(counts.values(), default=0)
    return [value for value, n in counts.items() if n == highest]


def quantiles(data, *, n=4, method='exclusive'):
    """The n-1 cut points between n intervals of equal probability.

    'exclusive' is for samples of what may have more extreme values, 'inclusive' for data whose
    lowest and highest values are those of the population.
    """
    if n < 1:
        raise StatisticsError('n must be at least 1')
    data = sorted(data)
    size = len(data)
    if size < 2:
        if size == 1:
            return data * (n - 1)
        raise StatisticsError('must have at least one data point')
    if method == 'inclusive':
        step, first = size - 1, 0
    elif method == 'exclusive':
        step, first = size + 1, 1
    else:
        raise ValueError(f'Unknown method: {method!r}')
    cuts = []
    for place in range(step, step * n, step):
        j = place // n
        j = first if j < first else size - 1 if j > size - 1 else j
        delta = place - j * n
        j -= first
        cuts.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
    return cuts


# --- spread

def variance(data, xbar=None):
    """The variance of a sample, by its mean or the center `xbar`."""
    T, n, total, d = _deviations(data, xbar)
    if n < 2:
        raise StatisticsError('variance requires at least two data points')
    return _quotient(T, total, d, n - 1)


def pvariance(data, mu=None):
    """The variance of a whole population, by its mean or the center `mu`."""
    T, n, total, d = _deviations(data, mu)
    if n < 1:
        raise StatisticsError('pvariance requires at least one data point')
    return _quotient(T, total, d, n)


def stdev(data, xbar=None):
    """The square root of the variance of a sample."""
    T, n, total, d = _deviations(data, xbar)
    if n < 2:
        raise StatisticsError('stdev requires at least two data points')
    return _root(T, total, d, n - 1)


def pstdev(data, mu=None):
    """The square root of the variance of a population."""
    T, n, total, d = _deviations(data, mu)
    if n < 1:
        raise StatisticsError('pstdev requires at least one data point')
    return _root(T, total, d, n)


# --- relations of two inputs

def _size_of_both(x, y, what):
    n = len(x)
    if len(y) != n:
        raise StatisticsError(f'{what} requires that both inputs have same number of data points')
    if n < 2:
        raise StatisticsError(f'{what} requires at least two data points')
    return n


def covariance(x, y, /):
    """The covariance of two samples."""
    n = _size_of_both(x, y, 'covariance')
    x_mean = fsum(x) / n
    y_mean = fsum(y) / n
    return sumprod([a - x_mean for a in x], [b - y_mean for b in y]) / (n - 1)


def correlation(x, y, /, *, method='linear'):
    """Pearson's correlation coefficient; with method='ranked' Spearman's, by ranks."""
    n = _size_of_both(x, y, 'correlation')
    if method not in {'linear', 'ranked'}:
        raise ValueError(f'Unknown method: {method!r}')
    if method == 'ranked':
        start = (n - 1) / -2
        x = _rank(x, start=start)
        y = _rank(y, start=start)
    else:
        x_mean = fsum(x) / n
        y_mean = fsum(y) / n
        x = [a - x_mean for a in x]
        y = [b - y_mean for b in y]
    products = sumprod(x, y)
    x_squares = sumprod(x, x)
    y_squares = sumprod(y, y)
    try:
        return products / _sqrtprod(x_squares, y_squares)
    except ZeroDivisionError:
        raise StatisticsError('at least one of the inputs is constant')


def _rank(data, /, *, start=1):
    # The places of the items in sorted order; equal ones share the mean of theirs.
    ordered = sorted(zip(data, count()))
    ranks = [0] * len(ordered)
    before = start - 1
    for _, group in groupby(ordered, key=itemgetter(0)):
        group = list(group)
        rank = before + (len(group) + 1) / 2
        for _, place in group:
            ranks[place] = rank
        before += len(group)
    return ranks


def _sqrtprod(x, y):
    # sqrt(x * y), also where the product is beyond floats.
    root = sqrt(x * y)
    if not isfinite(root):
        if isinf(root) and not isinf(x) and not isinf(y):
            return _sqrtprod(2.0 ** -512 * x, 2.0 ** -512 * y) / 2.0 ** -512
        return root
    if not root:
        if x and y:
            return _sqrtprod(2.0 ** 537 * x, 2.0 ** 537 * y) / 2.0 ** 537
        return root
    # One step of Newton's method, by the exact remainder.
    return root + sumprod((x, root), (y, -root)) / (2.0 * root)


def __getattr__(name):
    # The class of results is made when it is wanted: most programs do without what makes it.
    if name == 'LinearRegression':
        return _result_class()
    raise AttributeError(f"module 'statistics' has no attribute {name!r}")


def __dir__():
    return sorted({'LinearRegression', *globals()})


def _result_class():
    global LinearRegression
    try:
        return LinearRegression
    except NameError:
        from collections import namedtuple
        LinearRegression = namedtuple('LinearRegression', ('slope', 'intercept'), module=__name__)
        return LinearRegression


def linear_regression(x, y, /, *, proportional=False):
    """Slope and intercept of the line through (x, y) with the least squares of deviations.

    If `proportional` is true, the line goes through the origin.
    """
    n = _size_of_both(x, y, 'linear regression')
    if not proportional:
        x_mean = fsum(x) / n
        y_mean = fsum(y) / n
        x = [a - x_mean for a in x]
        y = [b - y_mean for b in y]
    products = sumprod(x, y) + 0.0
    squares = sumprod(x, x)
    try:
        slope = products / squares
    except ZeroDivisionError:
        raise StatisticsError('x is constant')
    intercept = 0.0 if proportional else y_mean - slope * x_mean
    return _result_class()(slope=slope, intercept=intercept)


# --- density estimates

def _inverted(estimate, f, derivative):
    # The inverse of f, by Newton's method from an estimate.
    def inverse(y):
        x = estimate(y)
        while abs(difference := f(x) - y) > 1e-12:
            x -= difference / derivative(x)
        return x
    return inverse


def _quartic_estimate(p):
    sign, p = (1.0, p) if p <= 1/2 else (-1.0, 1.0 - p)
    if p < 0.0106:
        return ((2.0 * p) ** 0.3838 - 1.0) * sign
    x = (2.0 * p) ** 0.4258865685331 - 1.0
    if p < 0.499:
        x += 0.026818732 * sin(7.101753784 * p + 2.73230839482953)
    return x * sign


def _triweight_estimate(p):
    sign, p = (1.0, p) if p <= 1/2 else (-1.0, 1.0 - p)
    x = (2.0 * p) ** 0.3400218741872791 - 1.0
    if 0.00001 < p < 0.499:
        x -= 0.033 * sin(1.07 * tau * (p - 0.035))
    return x * sign


def _kernels():
    # Each as density, cumulative distribution, its inverse, and how far from zero the density ends
    # (None: nowhere).
    def quartic(t):
        return 15/16 * (1.0 - t * t) ** 2

    def quartic_sum(t):
        return sumprod((3/16, -5/8, 15/16, 1/2), (t**5, t**3, t, 1.0))

    def triweight(t):
        return 35/32 * (1.0 - t * t) ** 3

    def triweight_sum(t):
        return sumprod((-5/32, 21/32, -35/32, 35/32, 1/2), (t**7, t**5, t**3, t, 1.0))

    root_of_tau, minus_root_of_two = sqrt(2 * pi), -sqrt(2)
    kernels = {
        'normal': (lambda t: exp(-1/2 * t * t) / root_of_tau,
                   lambda t: 1/2 * erfc(t / minus_root_of_two),
                   lambda p: _normal_dist_inv_cdf(p, 0.0, 1.0), None),
        'logistic': (lambda t: 1/2 / (1.0 + cosh(t)),
                     lambda t: 1.0 - 1.0 / (exp(t) + 1.0),
                     lambda p: log(p / (1.0 - p)), None),
        'sigmoid': (lambda t: 1 / pi / cosh(t),
                    lambda t: 2 / pi * atan(exp(t)),
                    lambda p: log(tan(p * (pi / 2))), None),
        'rectangular': (lambda t: 1/2,
                        lambda t: 1/2 * t + 1/2,
                        lambda p: 2.0 * p - 1.0, 1.0),
        'triangular': (lambda t: 1.0 - abs(t),
                       lambda t: t * t * (1/2 if t < 0.0 else -1/2) + t + 1/2,
                       lambda p: (sqrt(2.0 * p) - 1.0 if p < 1/2 else
                                  1.0 - sqrt(2.0 - 2.0 * p)), 1.0),
        'parabolic': (lambda t: 3/4 * (1.0 - t * t),
                      lambda t: sumprod((-1/4, 3/4, 1/2), (t**3, t, 1.0)),
                      lambda p: 2.0 * cos((acos(2.0 * p - 1.0) + pi) / 3.0), 1.0),
        'quartic': (quartic, quartic_sum, _inverted(_quartic_estimate, quartic_sum, quartic), 1.0),
        'triweight': (triweight, triweight_sum,
                      _inverted(_triweight_estimate, triweight_sum, triweight), 1.0),
        'cosine': (lambda t: pi / 4 * cos(pi / 2 * t),
                   lambda t: 1/2 * sin(pi / 2 * t) + 1/2,
                   lambda p: 2.0 * asin(2.0 * p - 1.0) / pi, 1.0),
    }
    for name, alias in (('normal', 'gauss'), ('rectangular', 'uniform'),
                        ('parabolic', 'epanechnikov'), ('quartic', 'biweight')):
        kernels[alias] = kernels[name]
    return kernels


def _checked_kernel(data, h, kernel):
    if not len(data):
        raise StatisticsError('Empty data sequence')
    if not isinstance(data[0], (int, float)):
        raise TypeError('Data sequence must contain ints or floats')
    if h <= 0.0:
        raise StatisticsError(f'Bandwidth h must be positive, not {h=!r}')
    found = _kernels().get(kernel)
    if found is None:
        raise StatisticsError(f'Unknown kernel name: {kernel!r}')
    return found


def kde(data, h, kernel='normal', *, cumulative=False):
    """A function that estimates the density of what data was drawn from, or its cumulative one.

    Every item spreads by the kernel, scaled by the bandwidth h: normal (gauss), logistic, sigmoid,
    and, within the bandwidth only, rectangular (uniform), triangular, parabolic (epanechnikov),
    quartic (biweight), triweight, cosine.
    """
    density, distribution, _, support = _checked_kernel(data, h, kernel)
    if support is None:
        def pdf(x):
            return sum([density((x - item) / h) for item in data]) / (len(data) * h)

        def cdf(x):
            return sum([distribution((x - item) / h) for item in data]) / len(data)
    else:
        sample = sorted(data)
        n = len(sample)
        reach = h * support

        def near(x):
            # The items that reach x, the number of those below them. Data may have grown.
            nonlocal sample, n
            if len(data) != n:
                sample = sorted(data)
                n = len(data)
            i = bisect_left(sample, x - reach)
            return sample[i:bisect_right(sample, x + reach)], i

        def pdf(x):
            items, _ = near(x)
            return sum([density((x - item) / h) for item in items]) / (n * h)

        def cdf(x):
            items, below = near(x)
            return sum([distribution((x - item) / h) for item in items], below) / n

    if cumulative:
        cdf.__doc__ = f'CDF estimate with {h=!r} and {kernel=!r}'
        return cdf
    pdf.__doc__ = f'PDF estimate with {h=!r} and {kernel=!r}'
    return pdf


def kde_random(data, h, kernel='normal', *, seed=None):
    """A function that draws random numbers from the density that kde(data, h, kernel) estimates."""
    inverse = _checked_kernel(data, h, kernel)[2]
    from random import Random
    generator = Random(seed)
    random = generator.random
    choice = generator.choice

    def rand():
        return choice(data) + h * inverse(random())

    rand.__doc__ = f'Random KDE selection with {h=!r} and {kernel=!r}'
    return rand


# --- the normal distribution

_SQRT2 = sqrt(2.0)


class NormalDist:
    """The normal distribution with the mean mu and the standard deviation sigma."""

    __slots__ = {'_mu': 'The mean', '_sigma': 'The standard deviation'}

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError('sigma must be non-negative')
        self._mu = float(mu)
        self._sigma = float(sigma)

    @classmethod
    def from_samples(cls, data):
        """The distribution with mean and standard deviation of a sample."""
        T, n, total, squares, d = _exact_sums(data, True)
        if n < 2:
            raise StatisticsError('stdev requires at least two data points')
        if d is None:
            mu = float(total)
            return cls(mu, mu / mu)
        return cls(total / (d * n),
                   _float_sqrt_of_frac(n * squares - total * total, n * d * d * (n - 1)))

    def samples(self, n, *, seed=None):
        """A list of n random numbers."""
        import random
        draw = random.random if seed is None else random.Random(seed).random
        mu, sigma = self._mu, self._sigma
        return [_normal_dist_inv_cdf(draw(), mu, sigma) for _ in repeat(None, n)]

    def pdf(self, x):
        """The density at x."""
        variance = self._sigma * self._sigma
        if not variance:
            raise StatisticsError('pdf() not defined when sigma is zero')
        difference = x - self._mu
        return exp(difference * difference / (-2.0 * variance)) / sqrt(tau * variance)

    def cdf(self, x):
        """The probability of at most x."""
        if not self._sigma:
            raise StatisticsError('cdf() not defined when sigma is zero')
        return 0.5 * erfc((self._mu - x) / (self._sigma * _SQRT2))

    def inv_cdf(self, p):
        """The x for which cdf(x) is p."""
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError('p must be in the range 0.0 < p < 1.0')
        return _normal_dist_inv_cdf(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        """The n-1 cut points between n intervals of equal probability."""
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def overlap(self, other):
        """The area that two densities share, from 0.0 to 1.0.

        >>> NormalDist(2.4, 1.6).overlap(NormalDist(3.2, 2.0))
        0.8035050657330205
        """
        # Inman and Bradley, "The overlapping coefficient as a measure of agreement between
        # probability distributions and point estimation of the overlap of two normal densities".
        if not isinstance(other, NormalDist):
            raise TypeError('Expected another NormalDist instance')
        X, Y = self, other
        if (Y._sigma, Y._mu) < (X._sigma, X._mu):
            X, Y = Y, X
        x_variance, y_variance = X.variance, Y.variance
        if not x_variance or not y_variance:
            raise StatisticsError('overlap() not defined when sigma is zero')
        more = y_variance - x_variance
        apart = fabs(Y._mu - X._mu)
        if not more:
            return erfc(apart / (2.0 * X._sigma * _SQRT2))
        a = X._mu * y_variance - Y._mu * x_variance
        b = X._sigma * Y._sigma * sqrt(apart * apart + more * log(y_variance / x_variance))
        x1 = (a + b) / more
        x2 = (a - b) / more
        return 1.0 - (fabs(Y.cdf(x1) - X.cdf(x1)) + fabs(Y.cdf(x2) - X.cdf(x2)))

    def zscore(self, x):
        """How many standard deviations x is above the mean."""
        if not self._sigma:
            raise StatisticsError('zscore() not defined when sigma is zero')
        return (x - self._mu) / self._sigma

    @property
    def mean(self):
        """The arithmetic mean."""
        return self._mu

    @property
    def median(self):
        """The median, which is the mean."""
        return self._mu

    @property
    def mode(self):
        """Where the density is highest: at the mean."""
        return self._mu

    @property
    def stdev(self):
        """The standard deviation."""
        return self._sigma

    @property
    def variance(self):
        """Sigma squared."""
        return self._sigma * self._sigma

    def __add__(x1, x2):
        """Moved by a number; or the sum of independent variables."""
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu + x2._mu, hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu + x2, x1._sigma)

    def __sub__(x1, x2):
        """Moved by a number; or the difference of independent variables."""
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu - x2._mu, hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu - x2, x1._sigma)

    def __mul__(x1, x2):
        """Scaled by a number."""
        return NormalDist(x1._mu * x2, x1._sigma * fabs(x2))

    def __truediv__(x1, x2):
        """Scaled by the inverse of a number."""
        return NormalDist(x1._mu / x2, x1._sigma / fabs(x2))

    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other):
        return -(self - other)

    def __neg__(self):
        return NormalDist(-self._mu, self._sigma)

    def __pos__(self):
        return NormalDist(self._mu, self._sigma)

    def __repr__(self):
        return f'{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})'

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __eq__(self, other):
        if isinstance(other, NormalDist):
            return self._mu == other._mu and self._sigma == other._sigma
        return NotImplemented

    def __getstate__(self):
        return self._mu, self._sigma

    def __setstate__(self, state):
        self._mu, self._sigma = state
