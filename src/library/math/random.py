# random: pseudo-random numbers of all kinds. The generator and what draws whole numbers are native
# (_random); the distributions are here, by the algorithms of CPython, so that equal seeds give equal
# numbers. Without a seed, the run's own seed decides.
"""Random variable generators."""

from _random import Random as _Generator
from bisect import bisect as _bisect
from math import (acos as _acos, ceil as _ceil, cos as _cos, e as _e, exp as _exp, fabs as _fabs,
                  floor as _floor, isfinite as _isfinite, lgamma as _lgamma, log as _log,
                  log2 as _log2, pi as _pi, sin as _sin, sqrt as _sqrt)

__all__ = ["Random", "SystemRandom", "betavariate", "binomialvariate", "choice", "choices",
           "expovariate", "gammavariate", "gauss", "getrandbits", "getstate", "lognormvariate",
           "normalvariate", "paretovariate", "randbytes", "randint", "random", "randrange",
           "sample", "seed", "setstate", "shuffle", "triangular", "uniform", "vonmisesvariate",
           "weibullvariate"]

BPF = 53
RECIP_BPF = 2 ** -BPF
TWOPI = 2.0 * _pi
LOG4 = _log(4.0)
NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
SG_MAGICCONST = 1.0 + _log(4.5)


def _sums(weights):
    result = []
    total = None
    for weight in weights:
        total = weight if total is None else total + weight
        result.append(total)
    return result


class Random(_Generator):
    """A generator of its own. Derive from it and define random(), or getrandbits() too, to draw
    from another source."""

    VERSION = 3

    def __init__(self, x=None):
        self.seed(x)
        self.gauss_next = None

    def seed(self, a=None, version=2):
        """Restarts from an int, str, bytes, float or, by default, the seed of the run."""
        super().seed(a, version)
        self.gauss_next = None

    def getstate(self):
        """What setstate() needs to continue from here."""
        return self.VERSION, super().getstate(), self.gauss_next

    def setstate(self, state):
        """Continues where getstate() was called."""
        if (version := state[0]) not in (2, 3):
            raise ValueError(f"state with version {version} passed to "
                             f"Random.setstate() of version {self.VERSION}")
        _, words, self.gauss_next = state
        if version == 2:
            # Written by Python 2 on machines where these were signed.
            try:
                words = tuple(word % (1 << 32) for word in words)
            except ValueError as error:
                raise TypeError from error
        super().setstate(words)

    def __getstate__(self):
        return self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __reduce__(self):
        return self.__class__, (), self.getstate()

    # --- sequences

    def sample(self, population, k, *, counts=None):
        """k different elements of a sequence, in random order."""
        if not hasattr(population, '__getitem__') or isinstance(population, (dict, set)):
            raise TypeError("Population must be a sequence.  "
                            "For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            cum_counts = _sums(counts)
            if len(cum_counts) != n:
                raise ValueError('The number of counts does not match the population')
            total = cum_counts.pop() if cum_counts else 0
            if not isinstance(total, int):
                raise TypeError('Counts must be integers')
            if total < 0:
                raise ValueError('Counts must be non-negative')
            return [population[_bisect(cum_counts, s)] for s in self.sample(range(total), k=k)]
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        below = self._randbelow
        chosen = []
        # As CPython: with a pool where that is no larger than a set of the chosen indexes.
        if n <= 21 + (4 ** _ceil(_log(k * 3, 4)) if k > 5 else 0):
            pool = list(population)
            for left in range(n, n - k, -1):
                place = below(left)
                chosen.append(pool[place])
                pool[place] = pool[left - 1]
            return chosen
        taken = set()
        while len(chosen) < k:
            place = below(n)
            if place not in taken:
                taken.add(place)
                chosen.append(population[place])
        return chosen

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """k elements, with repetitions, each as likely as its weight says."""
        random = self.random
        n = len(population)
        if weights is None and cum_weights is None:
            n += 0.0
            return [population[_floor(random() * n)] for _ in range(k)]
        if cum_weights is None:
            try:
                cum_weights = _sums(weights)
            except TypeError:
                if isinstance(weights, int):
                    raise TypeError('The number of choices must be a keyword argument: '
                                    f'k={weights!r}') from None
                raise
        elif weights is not None:
            raise TypeError('Cannot specify both weights and cumulative weights')
        if len(cum_weights) != n:
            raise ValueError('The number of weights does not match the population')
        top = cum_weights[-1] + 0.0
        if top <= 0.0:
            raise ValueError('Total of weights must be greater than zero')
        if not _isfinite(top):
            raise ValueError('Total of weights must be finite')
        return [population[_bisect(cum_weights, random() * top, 0, n - 1)] for _ in range(k)]

    # --- distributions of real numbers

    def uniform(self, a, b):
        """A number from a to b."""
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        """From low to high, most often near mode."""
        u = self.random()
        try:
            peak = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u <= peak:
            return low + (high - low) * _sqrt(u * peak)
        return high + (low - high) * _sqrt((1.0 - u) * (1.0 - peak))

    def normalvariate(self, mu=0.0, sigma=1.0):
        """The normal distribution, by Kinderman and Monahan's ratio of uniform deviates."""
        random = self.random
        while True:
            across = random() - 0.5
            height = 1.0 - random()
            z = NV_MAGICCONST * across / height
            if z * z / 4.0 <= -_log(height):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        """The normal distribution, two numbers at a time."""
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            x2pi = self.random() * TWOPI
            g2rad = _sqrt(-2.0 * _log(1.0 - self.random()))
            z = _cos(x2pi) * g2rad
            self.gauss_next = _sin(x2pi) * g2rad
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        """What has a logarithm with the normal distribution."""
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd=1.0):
        """The exponential distribution with the mean 1/lambd."""
        return -_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        """An angle around mu, by N. Fisher's algorithm."""
        random = self.random
        if kappa <= 1e-6:
            return TWOPI * random()
        half = 0.5 / kappa
        r = half + _sqrt(1.0 + half * half)
        d = u = 1.0
        while not (u < 1.0 - d * d or u <= (1.0 - d) * _exp(d)):
            z = _cos(_pi * random())
            d = z / (r + z)
            u = random()
        q = 1.0 / r
        turn = _acos((q + z) / (1.0 + q * z))
        return (mu + turn if random() > 0.5 else mu - turn) % TWOPI

    def gammavariate(self, alpha, beta):
        """The gamma distribution, by Cheng (alpha > 1) or by Ahrens and Dieter (alpha < 1)."""
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError('gammavariate: alpha and beta must be > 0.0')
        random = self.random
        if alpha == 1.0:
            return -_log(1.0 - random()) * beta
        if alpha < 1.0:
            b = (_e + alpha) / _e
            while True:
                p = b * random()
                if p > 1.0:
                    x = -_log((b - p) / alpha)
                    bound = x ** (alpha - 1.0)
                else:
                    x = p ** (1.0 / alpha)
                    bound = _exp(-x)
                if random() <= bound:
                    return x * beta
        scale = _sqrt(2.0 * alpha - 1.0)
        while True:
            u = random()
            if u <= 1e-7 or u >= 0.9999999:
                continue
            z = u * u * (1.0 - random())
            v = _log(u / (1.0 - u)) / scale
            x = alpha * _exp(v)
            r = alpha - LOG4 + (alpha + scale) * v - x
            if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                return x * beta

    def betavariate(self, alpha, beta):
        """The beta distribution: from 0 to 1."""
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        """The Pareto distribution."""
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        """The Weibull distribution."""
        return alpha * (-_log(1.0 - self.random())) ** (1.0 / beta)

    # --- a distribution of whole numbers

    def binomialvariate(self, n=1, p=0.5):
        """The number of successes in n trials that succeed with probability p."""
        if n < 0:
            raise ValueError("n must be non-negative")
        if p <= 0.0 or p >= 1.0:
            if p == 0.0:
                return 0
            if p == 1.0:
                return n
            raise ValueError("p must be in the range 0.0 <= p <= 1.0")
        random = self.random
        if n == 1:
            return int(random() < p)
        if p > 0.5:
            return n - self.binomialvariate(n, 1.0 - p)
        if n * p < 10.0:
            # The way from success to success, by Devroye.
            x = y = 0
            c = _log2(1.0 - p)
            if not c:
                return x
            while True:
                y += _floor(_log2(random()) / c) + 1
                if y > n:
                    return x
                x += 1
        # Transformed rejection, by Hörmann.
        acceptance = None
        spq = _sqrt(n * p * (1.0 - p))
        b = 1.15 + 2.53 * spq
        a = -0.0873 + 0.0248 * b + 0.01 * p
        c = n * p + 0.5
        vr = 0.92 - 4.2 / b
        while True:
            u = random()
            u -= 0.5
            us = 0.5 - _fabs(u)
            k = _floor((2.0 * a / us + b) * u + c)
            if k < 0 or k > n:
                continue
            v = random()
            if us >= 0.07 and v <= vr:
                return k
            if acceptance is None:
                alpha = (2.83 + 5.1 / b) * spq
                lpq = _log(p / (1.0 - p))
                m = _floor((n + 1) * p)
                acceptance = _lgamma(m + 1) + _lgamma(n - m + 1)
            v *= alpha / (a / (us * us) + b)
            if _log(v) <= acceptance - _lgamma(k + 1) - _lgamma(n - k + 1) + (k - m) * lpq:
                return k


class SystemRandom(Random):
    """Of the same numbers as others: a run has no other source than its seed, so that it repeats
    exactly. It cannot be seeded and has no state to be had."""

    def random(self):
        return (int.from_bytes(_system.randbytes(7)) >> 3) * RECIP_BPF

    def getrandbits(self, k):
        if k < 0:
            raise ValueError('number of bits must be non-negative')
        return _system.getrandbits(k)

    def randbytes(self, n):
        return _system.randbytes(n)

    def seed(self, *args, **kwds):
        return None

    def _notimplemented(self, *args, **kwds):
        raise NotImplementedError('System entropy source does not have state.')

    getstate = setstate = _notimplemented


_system = _Generator()
_inst = Random()

# The functions of the module are the methods of one generator.
for _name in __all__:
    if _name not in ("Random", "SystemRandom"):
        globals()[_name] = getattr(_inst, _name)
del _name
