# statistics: averages, measures of spread, relations of two inputs, density estimates, and the
# normal distribution, with the results of CPython to the last bit. Sums are exact: numerators over
# a common denominator, which become a number of the data's type by one rounding. Plain numbers are
# added up natively (statistics.cpp); other modules are imported when data or a call wants them.
"""Basic statistics: averages, spreads, relations of two inputs, the normal distribution."""

from bisect import bisect_left, bisect_right
from itertools import chain, count, groupby, repeat
from operator import add as _add, itemgetter, mul as _mul, sub as _sub, truediv as _truediv
from math import (acos, asin, atan, cos, cosh, erfc, exp, fabs, fsum, hypot, inf, isfinite, isinf,
                  isnan, isqrt, lcm, log, nan, pi, sin, sqrt, sumprod, tan, tau)
from collections import namedtuple

__all__ = """NormalDist StatisticsError correlation covariance fmean geometric_mean harmonic_mean kde kde_random
linear_regression mean median median_grouped median_high median_low mode multimode pstdev pvariance quantiles stdev
variance""".split()


class StatisticsError(ValueError):
    """Data or arguments for which a statistic is not defined."""


# --- exact sums

def _exact_ratio(x):
    # Numerator and denominator; of infinities and NaN, themselves and None.
    ratio = getattr(x, "as_integer_ratio", None)
    try:
        return (x.numerator, x.denominator) if ratio is None else ratio()
    except (ValueError, OverflowError):
        if _isfinite(x):
            raise AssertionError from None
        return x, None
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator")


def _isfinite(x):
    method = getattr(x, "is_finite", None)
    return isfinite(x) if method is None else method()


def _is_exact_beside(T, S):
    from fractions import Fraction
    return issubclass(T, Fraction) and issubclass(S, float)


# When the first of two types gives way to the second, by precedence.
_GIVES_WAY = (lambda T, S: T is int, lambda T, S: issubclass(S, T), lambda T, S: issubclass(T, int), _is_exact_beside)


def _coerce(T, S):
    # The type of results from data of both types.
    if S is T or S is bool:
        return T
    for gives_way in _GIVES_WAY:
        if gives_way(S, T):
            return T
        if gives_way(T, S):
            return S
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
    if not n:
        return Decimal('0.0')
    if n < 0:
        n, m = abs(n), -m
    root = (Decimal(n) / m).sqrt()
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
        total, weight = _counted_fsum(data)
        if weight == 0:
            raise StatisticsError('fmean requires at least one data point')
        return total / weight
    # They are read twice.
    weights = weights if isinstance(weights, (tuple, list)) else list(weights)
    try:
        total = sumprod(data, weights)
    except ValueError:
        raise StatisticsError('data and weights must be the same length')
    if weight := fsum(weights):
        return total / weight
    raise StatisticsError('sum of weights must be non-zero')


def geometric_mean(data):
    """The n-th root of the product of n numbers, as a float; zero if one of them is."""
    if type(data) is list:
        try:
            total = fsum(map(log, data))
        except Exception:
            pass  # with zeros and with items that are not numbers it goes on below
        else:
            if data and not isnan(total):
                return exp(total / len(data))
    logarithms, zeros = [], 0
    for x in data:
        if x > 0.0 or isnan(x):
            logarithms.append(log(x))
        elif x != 0.0:
            raise StatisticsError('No negative inputs allowed', x)
        else:
            zeros += 1
    if not logarithms and not zeros:
        raise StatisticsError('Must have a non-empty dataset')
    total = fsum(logarithms)
    if zeros:
        # Zero times infinity is not a number.
        return nan if isnan(total) or total == inf else 0.0
    return exp(total / len(logarithms))


def _fail_neg(values, errmsg='negative value'):
    for x in values:
        if not x < 0:
            yield x
        else:
            raise StatisticsError(errmsg)


_NEGATIVE = 'harmonic mean does not support negative values'


def _sized(values):
    return list(values) if iter(values) is values else values


def harmonic_mean(data, weights=None):
    """The reciprocal of the mean of reciprocals: the mean of rates.

    >>> harmonic_mean([30, 60], weights=[1, 2])
    45.0
    """
    data = _sized(data)
    n = len(data)
    if not n:
        raise StatisticsError('harmonic_mean requires at least one data point')
    if weights is None:
        if n == 1:
            return _harmonic_mean_of_one(data[0])
        shares, weight, weight_d = repeat(1, n), n, 1
    else:
        shares = _sized(weights)
        if n != len(shares):
            raise StatisticsError('Number of weights does not match data size')
        _, _, weight, _, weight_d = _exact_sums(_fail_neg(shares, _NEGATIVE))
    try:
        quotients = (share / x if share else 0 for share, x in zip(shares, _fail_neg(data, _NEGATIVE)))
        T, _, total, _, d = _exact_sums(quotients)
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


def _harmonic_mean_of_one(x):
    if not isinstance(x, (int, float)):
        from decimal import Decimal
        from numbers import Real
        if not isinstance(x, (Real, Decimal)):
            raise TypeError('unsupported type')
    return next(_fail_neg([x], _NEGATIVE))


def _ordered(data):
    # The sorted data and the places of its two middle items, which are the same if their number is odd.
    items = sorted(data)
    if items:
        return items, (len(items) - 1) // 2, len(items) // 2
    raise StatisticsError("no median for empty data")


def median(data):
    """The middle value; the mean of the two middle ones if their number is even."""
    items, low, high = _ordered(data)
    return items[low] if low == high else (items[low] + items[high]) / 2


def median_low(data):
    """The middle value, the smaller one of two."""
    items, low, _ = _ordered(data)
    return items[low]


def median_high(data):
    """The middle value, the larger one of two."""
    items, _, high = _ordered(data)
    return items[high]


def median_grouped(data, interval=1.0):
    """The median of values that stand for intervals around them, interpolated within its interval.

    >>> round(median_grouped([1, 2, 2, 3, 4, 4, 4, 4, 4, 5]), 1)
    3.7
    """
    items, _, middle = _ordered(data)
    x = items[middle]
    before = bisect_left(items, x)
    inside = bisect_right(items, x, lo=before) - before
    try:
        interval, x = float(interval), float(x)
    except ValueError:
        raise TypeError('Value cannot be converted to a float')
    return x - interval / 2.0 + interval * (len(items) / 2 - before) / inside


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
    points = sorted(data)
    if len(points) < 2:
        if points:
            return points * (n - 1)
        raise StatisticsError('must have at least one data point')
    if method not in _ENDS:
        raise ValueError(f'Unknown method: {method!r}')
    # Cut point i is at i * steps / n, counted from `ends` places before the first point.
    ends = _ENDS[method]
    steps, last = len(points) - 1 + 2 * ends, len(points) - 2
    cuts = []
    for i in range(1, n):
        place = min(max(i * steps // n - ends, 0), last)
        share = i * steps - (place + ends) * n
        low, high = points[place:place + 2]
        cuts.append((low * (n - share) + high * share) / n)
    return cuts


_ENDS = {'inclusive': 0, 'exclusive': 1}


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
    sizes = len(x), len(y)
    if sizes[0] != sizes[1]:
        raise StatisticsError(f'{what} requires that both inputs have same number of data points')
    if sizes[0] > 1:
        return sizes[0]
    raise StatisticsError(f'{what} requires at least two data points')


def _centered(data, n):
    # The deviations from the mean, and the mean.
    center = fsum(data) / n
    return [item - center for item in data], center


def covariance(x, y, /):
    """The covariance of two samples."""
    n = _size_of_both(x, y, 'covariance')
    return sumprod(_centered(x, n)[0], _centered(y, n)[0]) / (n - 1)


def correlation(x, y, /, *, method='linear'):
    """Pearson's correlation coefficient; with method='ranked' Spearman's, by ranks."""
    n = _size_of_both(x, y, 'correlation')
    if method == 'linear':
        x, y = _centered(x, n)[0], _centered(y, n)[0]
    elif method == 'ranked':
        # Ranks around zero.
        x, y = [_rank(each, start=(1 - n) / 2) for each in (x, y)]
    else:
        raise ValueError(f'Unknown method: {method!r}')
    try:
        return sumprod(x, y) / _sqrtprod(sumprod(x, x), sumprod(y, y))
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


# --- linear regression


LinearRegression = namedtuple('LinearRegression', ('slope', 'intercept'))


def linear_regression(x, y, /, *, proportional=False):
    """Slope and intercept of the line through (x, y) with the least squares of deviations.

    If `proportional` is true, the line goes through the origin.
    """
    n = _size_of_both(x, y, 'linear regression')
    if not proportional:
        x, x_mean = _centered(x, n)
        y, y_mean = _centered(y, n)
    products = sumprod(x, y) + 0.0
    squares = sumprod(x, x)
    try:
        slope = products / squares
    except ZeroDivisionError:
        raise StatisticsError('x is constant')
    intercept = 0.0 if proportional else y_mean - slope * x_mean
    return LinearRegression(slope=slope, intercept=intercept)


# --- density estimates

class _Kernel:
    """How an item spreads: density, distribution, its inverse, and where the density ends (None: nowhere)."""

    def __init__(self, density, distribution, inverse, reach=1.0):
        self.density, self.distribution, self.inverse, self.reach = density, distribution, inverse, reach


def _polynomial(*terms):
    # Pairs of a coefficient and a power, for the exact sum of products.
    coefficients, powers = zip(*terms)
    return lambda t: sumprod(coefficients, [t ** power for power in powers])


def _inverse_of(function, derivative, estimate):
    """Return the inverse of a distribution that is symmetric about zero. The estimate is for its lower half."""
    def inverse(p):
        x = -estimate(1.0 - p) if p > 0.5 else estimate(p)
        # Newton's method
        while abs(error := function(x) - p) > 1e-12:
            x -= error / derivative(x)
        return x
    return inverse


def _quartic_estimate(p):
    if p < 0.0106:
        return (p * 2.0) ** 0.3838 - 1.0
    estimate = (p * 2.0) ** 0.4258865685331 - 1.0
    return estimate + 0.026818732 * sin(7.101753784 * p + 2.73230839482953) if p < 0.499 else estimate


def _triweight_estimate(p):
    estimate = (p * 2.0) ** 0.3400218741872791 - 1.0
    return estimate - 0.033 * sin(1.07 * tau * (p - 0.035)) if 0.00001 < p < 0.499 else estimate


def _kernels():
    half = 0.5
    quartic = lambda t: 15 / 16 * (1.0 - t * t) ** 2
    triweight = lambda t: 35 / 32 * (1.0 - t * t) ** 3
    quartic_sum = _polynomial((3 / 16, 5), (-5 / 8, 3), (15 / 16, 1), (half, 0))
    triweight_sum = _polynomial((-5 / 32, 7), (21 / 32, 5), (-35 / 32, 3), (35 / 32, 1), (half, 0))
    parabolic_sum = _polynomial((-0.25, 3), (0.75, 1), (half, 0))
    scale, minus_root = sqrt(2 * pi), -sqrt(2)

    def triangular_inverse(p):
        return sqrt(2.0 * p) - 1.0 if p < half else 1.0 - sqrt(2.0 - 2.0 * p)

    def triangular_sum(t):
        square = t * t
        return (square * half if t < 0.0 else square * -half) + t + half

    kernels = {
        'normal': _Kernel(lambda t: exp(-half * t * t) / scale, lambda t: half * erfc(t / minus_root),
                          lambda p: _normal_dist_inv_cdf(p, 0.0, 1.0), None),
        'logistic': _Kernel(lambda t: half / (1.0 + cosh(t)), lambda t: 1.0 - 1.0 / (1.0 + exp(t)),
                            lambda p: log(p / (1.0 - p)), None),
        'sigmoid': _Kernel(lambda t: 1 / pi / cosh(t), lambda t: 2 / pi * atan(exp(t)),
                           lambda p: log(tan(p * (pi / 2))), None),
        'rectangular': _Kernel(lambda t: half, lambda t: half * t + half, lambda p: 2.0 * p - 1.0),
        'triangular': _Kernel(lambda t: 1.0 - abs(t), triangular_sum, triangular_inverse),
        'parabolic': _Kernel(lambda t: 3 / 4 * (1.0 - t * t), parabolic_sum,
                             lambda p: cos((pi + acos(2.0 * p - 1.0)) / 3.0) * 2.0),
        'quartic': _Kernel(quartic, quartic_sum, _inverse_of(quartic_sum, quartic, _quartic_estimate)),
        'triweight': _Kernel(triweight, triweight_sum, _inverse_of(triweight_sum, triweight, _triweight_estimate)),
        'cosine': _Kernel(lambda t: pi / 4 * cos(pi / 2 * t), lambda t: half * sin(pi / 2 * t) + half,
                          lambda p: asin(2.0 * p - 1.0) * 2.0 / pi),
    }
    aliases = dict(gauss='normal', uniform='rectangular', epanechnikov='parabolic', biweight='quartic')
    return kernels | {alias: kernels[name] for alias, name in aliases.items()}


def _checked_kernel(data, h, kernel):
    if len(data) == 0:
        raise StatisticsError('Empty data sequence')
    if not isinstance(data[0], (float, int)):
        raise TypeError('Data sequence must contain ints or floats')
    if h <= 0.0:
        raise StatisticsError(f'Bandwidth h must be positive, not {h=!r}')
    if kernel in (kernels := _kernels()):
        return kernels[kernel]
    raise StatisticsError(f'Unknown kernel name: {kernel!r}')


def kde(data, h, kernel='normal', *, cumulative=False):
    """A function that estimates the density of what data was drawn from, or its cumulative one.

    Each item spreads as the kernel says, scaled by the bandwidth h. The kernels are normal or gauss, logistic and
    sigmoid, and those that end at the bandwidth: rectangular or uniform, triangular, cosine, parabolic or epanechnikov,
    quartic or biweight, and triweight.
    """
    found = _checked_kernel(data, h, kernel)
    ordered = None

    def near(x):
        # The items that reach x, and the number of those below them. Data may have grown.
        nonlocal ordered
        if found.reach is None:
            return data, 0
        if ordered is None or len(data) != len(ordered):
            ordered = sorted(data)
        reach = h * found.reach
        first = bisect_left(ordered, x - reach)
        return ordered[first:bisect_right(ordered, x + reach)], first

    def cdf(x):
        items, below = near(x)
        return sum([found.distribution((x - item) / h) for item in items], below) / len(data)

    def pdf(x):
        items, _ = near(x)
        return sum([found.density((x - item) / h) for item in items]) / (len(data) * h)

    made, what = (cdf, 'CDF') if cumulative else (pdf, 'PDF')
    made.__doc__ = f'{what} estimate with {h=!r} and {kernel=!r}'
    return made


def kde_random(data, h, kernel='normal', *, seed=None):
    """A function that draws random numbers from the density that kde(data, h, kernel) estimates."""
    inverse = _checked_kernel(data, h, kernel).inverse
    from random import Random
    generator = Random(seed)

    def rand():
        item = generator.choice(data)
        return item + h * inverse(generator.random())

    rand.__doc__ = f'Random KDE selection with {h=!r} and {kernel=!r}'
    return rand


# --- the normal distribution

_SQRT2 = sqrt(2.0)


def _parameter(name, doc):
    return property(lambda self: getattr(self, name), doc=doc)


def _moving(operation, doc):
    def method(x1, x2):
        if not isinstance(x2, NormalDist):
            return NormalDist(operation(x1._mu, x2), x1._sigma)
        return NormalDist(operation(x1._mu, x2._mu), hypot(x1._sigma, x2._sigma))
    method.__doc__ = doc
    return method


def _scaling(operation, doc):
    def method(x1, x2):
        return NormalDist(operation(x1._mu, x2), operation(x1._sigma, fabs(x2)))
    method.__doc__ = doc
    return method


def _nonzero(spread, method):
    if spread:
        return spread
    raise StatisticsError(f'{method}() not defined when sigma is zero')


class NormalDist:
    """The normal distribution with the mean mu and the standard deviation sigma."""

    __slots__ = dict(_mu='The mean', _sigma='The standard deviation')

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError('sigma must be non-negative')
        self._mu, self._sigma = float(mu), float(sigma)

    mean = _parameter('_mu', 'The arithmetic mean.')
    median = _parameter('_mu', 'The median, which is the mean.')
    mode = _parameter('_mu', 'Where the density is highest: at the mean.')
    stdev = _parameter('_sigma', 'The standard deviation.')
    variance = property(lambda self: self._sigma * self._sigma, doc='The square of the standard deviation.')

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
        draw = (random if seed is None else random.Random(seed)).random
        return [_normal_dist_inv_cdf(draw(), self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        """The density at x."""
        variance = _nonzero(self.variance, 'pdf')
        distance = x - self._mu
        return exp(distance * distance / (variance * -2.0)) / sqrt(variance * tau)

    def cdf(self, x):
        """The probability of at most x."""
        return erfc((self._mu - x) / (_nonzero(self._sigma, 'cdf') * _SQRT2)) * 0.5

    def inv_cdf(self, p):
        """The x for which cdf(x) is p."""
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError('p must be in the range 0.0 < p < 1.0')
        return _normal_dist_inv_cdf(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        """The n-1 cut points between n intervals of equal probability."""
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def zscore(self, x):
        """How many standard deviations x is above the mean."""
        sigma = _nonzero(self._sigma, 'zscore')
        return (x - self._mu) / sigma

    def overlap(self, other):
        """The area that two densities share, from 0.0 to 1.0.

        >>> NormalDist(2.4, 1.6).overlap(NormalDist(3.2, 2.0))
        0.8035050657330205
        """
        # Inman and Bradley (1989), Communications in Statistics 18, p. 3851: the densities cross where their
        # logarithms, which are quadratic, are equal.
        if not isinstance(other, NormalDist):
            raise TypeError('Expected another NormalDist instance')
        low, high = sorted((self, other), key=lambda each: (each._sigma, each._mu))
        narrow, wide = [_nonzero(each.variance, 'overlap') for each in (low, high)]
        apart, more = fabs(high._mu - low._mu), wide - narrow
        if not more:
            return erfc(apart / (low._sigma * 2.0 * _SQRT2))
        middle = low._mu * wide - high._mu * narrow
        half = low._sigma * high._sigma * sqrt(apart * apart + more * log(wide / narrow))
        gaps = [fabs(high.cdf(x) - low.cdf(x)) for x in ((middle + half) / more, (middle - half) / more)]
        return 1.0 - sum(gaps)

    __add__ = __radd__ = _moving(_add, 'Moved by a number, or the sum of independent variables.')
    __sub__ = _moving(_sub, 'Moved by a number, or the difference of independent variables.')
    __mul__ = __rmul__ = _scaling(_mul, 'Scaled by a number.')
    __truediv__ = _scaling(_truediv, 'Scaled by the inverse of a number.')

    def __rsub__(self, other):
        return -(self - other)

    def __neg__(self):
        return NormalDist(-self._mu, self._sigma)

    def __pos__(self):
        return NormalDist(self._mu, self._sigma)

    def __eq__(self, other):
        if not isinstance(other, NormalDist):
            return NotImplemented
        return self._mu == other._mu and other._sigma == self._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __getstate__(self):
        return self._mu, self._sigma

    def __repr__(self):
        return f'{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})'

    def __setstate__(self, state):
        self._mu, self._sigma = state
