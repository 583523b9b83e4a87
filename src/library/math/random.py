# random: the generator of programs. What draws numbers is native (_random); here are what is kept between the draws,
# and what chooses among elements. Equal seeds give equal numbers. Without a seed, the run's own seed decides.
"""Random variable generators."""

from _random import Random as _Generator
from bisect import bisect as _bisect
from itertools import accumulate as _accumulate
# Tests of programs ask for _e, _exp and _log.
from math import (ceil as _ceil, e as _e, exp as _exp, floor as _floor, inf as _INFINITY, log as _log, tau as TWOPI)

# The functions of the module are these methods of one generator.
_METHODS = """
    betavariate binomialvariate choice choices expovariate gammavariate gauss getrandbits getstate lognormvariate
    normalvariate paretovariate randbytes randint random randrange sample seed setstate shuffle triangular uniform
    vonmisesvariate weibullvariate""".split()

__all__ = ["Random", "SystemRandom", *_METHODS]

# Constants of the algorithms, which programs may know.
BPF, RECIP_BPF = 53, 2 ** -53
LOG4, SG_MAGICCONST = _log(4.0), 1.0 + _log(4.5)
NV_MAGICCONST = 4 * _exp(-0.5) / 2 ** 0.5


def _running_totals(numbers):
    return list(_accumulate(numbers))


class Random(_Generator):
    """A generator of its own. Derive from it and define random(), or getrandbits() too, to draw
    from another source."""

    def __init__(self, x=None):
        self.gauss_next = None
        self.seed(x)

    def seed(self, a=None, version=2):
        """Restart from an int, str, bytes, float or, by default, the seed of the run."""
        self.gauss_next = None
        _Generator.seed(self, a, version)

    # The state is a tuple: its version, the words of the twister, and what gauss() has left.
    VERSION = 3

    def setstate(self, state):
        """Continue where getstate() was called."""
        if (version := state[0]) != self.VERSION and version != 2:
            raise ValueError(f"state with version {version} passed to Random.setstate() of version {self.VERSION}")
        _, words, left = state
        if version == 2:
            # From Python 2 on a machine where the words had a sign.
            try:
                words = tuple(word % 2 ** 32 for word in words)
            except ValueError as error:
                raise TypeError from error
        self.gauss_next = left
        _Generator.setstate(self, words)

    def getstate(self):
        """Return what setstate() needs to continue from here."""
        return self.VERSION, _Generator.getstate(self), self.gauss_next

    def __setstate__(self, state):
        self.setstate(state)

    def __getstate__(self):
        return self.getstate()

    def __reduce__(self):
        return type(self), (), self.getstate()

    def sample(self, population, k, *, counts=None):
        """Return k different elements of a sequence, in random order.

        With counts, each element is there that many times.
        """
        if isinstance(population, (dict, set)) or not hasattr(population, '__getitem__'):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        size = len(population)
        if counts is not None:
            return self._sample_counted(population, k, _running_totals(counts))
        if not 0 <= k <= size:
            raise ValueError("Sample larger than population or is negative")
        # Of the two ways, CPython takes the one that needs less memory, so this takes the same one: a copy of the
        # sequence, or a set of what was chosen, with a table of 4**n places that is at most a third full.
        set_size = 21
        if k > 5:
            set_size += 4 ** _ceil(_log(k * 3, 4))
        return (self._sample_of_copy if size <= set_size else self._sample_by_retries)(population, size, k)

    def _sample_of_copy(self, population, size, k):
        rest = list(population)
        chosen = []
        while len(chosen) < k:
            place = self._randbelow(size)
            size -= 1
            chosen.append(rest[place])
            rest[place] = rest[size]  # what is chosen leaves the range
        return chosen

    def _sample_by_retries(self, population, size, k):
        places = {}  # in the order in which they were chosen
        while len(places) < k:
            places.setdefault(self._randbelow(size))
        return [population[place] for place in places]

    def _sample_counted(self, population, k, totals):
        if len(totals) != len(population):
            raise ValueError('The number of counts does not match the population')
        total = totals.pop() if totals else 0
        if not isinstance(total, int):
            raise TypeError('Counts must be integers')
        elif total < 0:
            raise ValueError('Counts must be non-negative')
        return [population[_bisect(totals, each)] for each in self.sample(range(total), k=k)]

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """Return k elements, with repetitions, each as likely as its weight says."""
        draw = self.random
        size = len(population)
        if weights is None and cum_weights is None:
            width = float(size)
            return [population[_floor(draw() * width)] for _ in range(k)]
        if cum_weights is None:
            if isinstance(weights, int):
                raise TypeError(f'The number of choices must be a keyword argument: k={weights!r}')
            cum_weights = _running_totals(weights)
        elif weights is not None:
            raise TypeError('Cannot specify both weights and cumulative weights')
        if len(cum_weights) != size:
            raise ValueError('The number of weights does not match the population')
        total = cum_weights[-1] + 0.0
        if not 0.0 < total < _INFINITY:
            problem = 'finite' if total > 0.0 or total != total else 'greater than zero'
            raise ValueError(f'Total of weights must be {problem}')
        last = size - 1
        return [population[_bisect(cum_weights, draw() * total, 0, last)] for _ in range(k)]


class SystemRandom(Random):
    """Of the same numbers as others: a run has no other source than its seed, so that it repeats
    exactly. It cannot be seeded, and it has no state to save."""

    def random(self):
        return (int.from_bytes(_system.randbytes(7)) >> 3) * RECIP_BPF

    def getrandbits(self, k):
        if k < 0:
            raise ValueError('number of bits must be non-negative')
        return _system.getrandbits(k)

    def randbytes(self, n):
        return _system.randbytes(n)

    def seed(self, *args, **kwds):
        self.gauss_next = None

    def _refuse(self, *args, **kwds):
        raise NotImplementedError('System entropy source does not have state.')

    getstate = setstate = _refuse


_system, _inst = _Generator(), Random()

globals().update((name, getattr(_inst, name)) for name in _METHODS)
