# random: errors, subclasses that draw from another source, SystemRandom, module functions.
# option: --policy standard
import random


def show(f, *args, **kw):
    try:
        print(f.__name__, args, kw, '->', f(*args, **kw))
    except Exception as error:
        print(f.__name__, args, kw, '->', type(error).__name__, error)


random.seed(0)
for args in ((0,), (-1,), (5, 5), (5, 2), (1, 10, 0), (1, 10, -1), (10, 1, -3), (1, None, 2), (1.0,), (1,
    2.0), ('a',), (1, 10, 2.0)):
    show(random.randrange, *args)
for args in ((1, 0), (1.5, 2), ('a', 1), (5, 5)):
    show(random.randint, *args)
for args in (([],), ('',), ({},), (5,), ({1: 2},), (range(0),), ([1],)):
    show(random.choice, *args)
for args, kw in ((([1], 2), {}), (([1, 2], -1), {}), (({1, 2}, 1), {}), (({1: 2}, 1), {}), (([1, 2], 1),
    {'counts': [1]}), (([1, 2], 1), {'counts': [-1, 0]}),
                 (([1, 2], 1), {'counts': [1.5, 1]}), (([1, 2], 3), {'counts': [1, 1]}), (([], 0),
                     {'counts': []}), (([1], 1), {'counts': [0]})):
    show(random.sample, *args, **kw)
for args, kw in ((([],), {}), (([1, 2], [1]), {}), (([1, 2], [0, 0]), {}), (([1, 2], 3), {}), (([1, 2], [1, 1]),
    {'cum_weights': [1, 2]}),
                 (([1, 2], [1, float('inf')]), {}), (([1, 2], [1, -5]), {}), (([1],), {'k': 0}), (([1],),
                     {'k': 2.0})):
    show(random.choices, *args, **kw)
for args in ((-1,), ('a',), (1.5,), ()):
    show(random.getrandbits, *args)
for args in ((-1,), ('a',), (1.5,), (0,)):
    show(random.randbytes, *args)
for args in (((1, 2),), (5,), ([3, 1],)):
    show(random.shuffle, *args)
r = random.Random(1)
for state in (5, (), (3,), (3, (1, 2), None), (3, [0] * 625, None), (3, (0,) * 625, None), (3, (0,) * 624 + (625,),
    None), (3, (-1,) + (0,) * 624, None),
              (3, ('a',) + (0,) * 624, None), (4, (0,) * 625, None), (1,)):
    try:
        r.setstate(state)
        print('accepted', r.random())
    except Exception as error:
        print(type(error).__name__, str(error)[:60])
for args in ((0, 1), (1, 0), (-1, -1)):
    show(random.gammavariate, *args)
show(random.binomialvariate, -1)
show(random.binomialvariate, 5, 1.5)
show(random.paretovariate, 0)
show(random.expovariate, 0)


class Half(random.Random):
    def random(self):
        return 0.5


class Bits(random.Random):
    def getrandbits(self, k):
        return (1 << k) // 3


class Both(random.Random):
    def random(self):
        return 0.25

    def getrandbits(self, k):
        return 1


class Below(Half):
    def _randbelow(self, n):
        return n - 1


class Later(Half):
    def getrandbits(self, k):
        return 0


class Before(Bits):
    def random(self):
        return 0.75


for cls in (Half, Bits, Both, Below, Later, Before):
    r = cls(1)
    x = list(range(5))
    r.shuffle(x)
    print(cls.__name__, r.random(), r.randint(1, 100), r.randrange(50), r.choice('abcdefg'), x,
          r.sample(range(10), 1), r.choices('abcd', k=2),
          r.uniform(0, 1), r.randbytes(2) if cls in (Half, Bits, Later) else '')


class Args(random.Random):
    def __init__(self, name):
        super().__init__(5)
        self.name = name


print(Args('n').name, Args('n').random() == random.Random(5).random())
s = random.SystemRandom()
print(0 <= s.random() < 1, len(s.randbytes(5)), 0 <= s.getrandbits(10) < 1024, s.randint(5, 5), s.seed(5),
      s.choice([1]))
for f in (s.getstate, lambda: s.setstate(1)):
    try:
        f()
    except NotImplementedError as error:
        print(error)
show(s.getrandbits, -1)
print(isinstance(random.random.__self__, random.Random), random.Random.__module__,
      random.Random.__mro__[1].__module__)
x = [1, 2, 3, 4]
random.Random(5).shuffle(x)
print(x)
print(sorted(random.__all__))

#> randrange (0,) {} -> ValueError empty range for randrange()
#> randrange (-1,) {} -> ValueError empty range for randrange()
#> randrange (5, 5) {} -> ValueError empty range in randrange(5, 5)
#> randrange (5, 2) {} -> ValueError empty range in randrange(5, 2)
#> randrange (1, 10, 0) {} -> ValueError zero step for randrange()
#> randrange (1, 10, -1) {} -> ValueError empty range in randrange(1, 10, -1)
#> randrange (10, 1, -3) {} -> 7
#> randrange (1, None, 2) {} -> TypeError Missing a non-None stop argument
#> randrange (1.0,) {} -> TypeError 'float' object cannot be interpreted as an integer
#> randrange (1, 2.0) {} -> TypeError 'float' object cannot be interpreted as an integer
#> randrange ('a',) {} -> TypeError 'str' object cannot be interpreted as an integer
#> randrange (1, 10, 2.0) {} -> TypeError 'float' object cannot be interpreted as an integer
#> randint (1, 0) {} -> ValueError empty range in randint(1, 0)
#> randint (1.5, 2) {} -> TypeError 'float' object cannot be interpreted as an integer
#> randint ('a', 1) {} -> TypeError 'str' object cannot be interpreted as an integer
#> randint (5, 5) {} -> 5
#> choice ([],) {} -> IndexError Cannot choose from an empty sequence
#> choice ('',) {} -> IndexError Cannot choose from an empty sequence
#> choice ({},) {} -> IndexError Cannot choose from an empty sequence
#> choice (5,) {} -> TypeError object of type 'int' has no len()
#> choice ({1: 2},) {} -> KeyError 0
#> choice (range(0, 0),) {} -> IndexError Cannot choose from an empty sequence
#> choice ([1],) {} -> 1
#> sample ([1], 2) {} -> ValueError Sample larger than population or is negative
#> sample ([1, 2], -1) {} -> ValueError Sample larger than population or is negative
#> sample ({1, 2}, 1) {} -> TypeError Population must be a sequence.  For dicts or sets, use sorted(d).
#> sample ({1: 2}, 1) {} -> TypeError Population must be a sequence.  For dicts or sets, use sorted(d).
#> sample ([1, 2], 1) {'counts': [1]} -> ValueError The number of counts does not match the population
#> sample ([1, 2], 1) {'counts': [-1, 0]} -> ValueError Counts must be non-negative
#> sample ([1, 2], 1) {'counts': [1.5, 1]} -> TypeError Counts must be integers
#> sample ([1, 2], 3) {'counts': [1, 1]} -> ValueError Sample larger than population or is negative
#> sample ([], 0) {'counts': []} -> []
#> sample ([1], 1) {'counts': [0]} -> ValueError Sample larger than population or is negative
#> choices ([],) {} -> IndexError list index out of range
#> choices ([1, 2], [1]) {} -> ValueError The number of weights does not match the population
#> choices ([1, 2], [0, 0]) {} -> ValueError Total of weights must be greater than zero
#> choices ([1, 2], 3) {} -> TypeError The number of choices must be a keyword argument: k=3
#> choices ([1, 2], [1, 1]) {'cum_weights': [1, 2]} -> TypeError Cannot specify both weights and cumulative weights
#> choices ([1, 2], [1, inf]) {} -> ValueError Total of weights must be finite
#> choices ([1, 2], [1, -5]) {} -> ValueError Total of weights must be greater than zero
#> choices ([1],) {'k': 0} -> []
#> choices ([1],) {'k': 2.0} -> TypeError 'float' object cannot be interpreted as an integer
#> getrandbits (-1,) {} -> ValueError Cannot convert negative int
#> getrandbits ('a',) {} -> TypeError 'str' object cannot be interpreted as an integer
#> getrandbits (1.5,) {} -> TypeError 'float' object cannot be interpreted as an integer
#> getrandbits () {} -> TypeError Random.getrandbits() takes exactly one argument (0 given)
#> randbytes (-1,) {} -> ValueError Cannot convert negative int
#> randbytes ('a',) {} -> TypeError 'str' object cannot be interpreted as an integer
#> randbytes (1.5,) {} -> TypeError 'float' object cannot be interpreted as an integer
#> randbytes (0,) {} -> b''
#> shuffle ((1, 2),) {} -> TypeError 'tuple' object does not support item assignment
#> shuffle (5,) {} -> TypeError object of type 'int' has no len()
#> shuffle ([3, 1],) {} -> None
#> TypeError 'int' object is not subscriptable
#> IndexError tuple index out of range
#> ValueError not enough values to unpack (expected 3, got 1)
#> ValueError state vector is the wrong size
#> TypeError state vector must be a tuple
#> accepted 0.0
#> ValueError invalid state
#> OverflowError can't convert negative value to unsigned int
#> TypeError an integer is required
#> ValueError state with version 4 passed to Random.setstate() of version 
#> ValueError state with version 1 passed to Random.setstate() of version 
#> gammavariate (0, 1) {} -> ValueError gammavariate: alpha and beta must be > 0.0
#> gammavariate (1, 0) {} -> ValueError gammavariate: alpha and beta must be > 0.0
#> gammavariate (-1, -1) {} -> ValueError gammavariate: alpha and beta must be > 0.0
#> binomialvariate (-1,) {} -> ValueError n must be non-negative
#> binomialvariate (5, 1.5) {} -> ValueError p must be in the range 0.0 <= p <= 1.0
#> paretovariate (0,) {} -> ZeroDivisionError division by zero
#> expovariate (0,) {} -> ZeroDivisionError division by zero
#> Half 0.5 97 46 c [2, 3, 4, 0, 1] [6] ['c', 'c'] 0.5 b'e"'
#> Bits 0.13436424411240122 43 21 c [0, 3, 1, 4, 2] [5] ['d', 'd'] 0.2550690257394217 b'UU'
#> Both 0.25 2 1 b [0, 2, 3, 4, 1] [1] ['b', 'b'] 0.25 
#> Below 0.5 100 49 g [0, 1, 2, 3, 4] [9] ['c', 'c'] 0.5 
#> Later 0.5 1 0 a [1, 2, 3, 4, 0] [0] ['c', 'c'] 0.5 b'\x00\x00'
#> Before 0.75 45 44 d [1, 2, 3, 0, 4] [4] ['d', 'd'] 0.75 
#> n True
#> True 5 True 5 None 1
#> System entropy source does not have state.
#> System entropy source does not have state.
#> getrandbits (-1,) {} -> ValueError number of bits must be non-negative
#> True random _random
#> [1, 2, 4, 3]
#> ['Random', 'SystemRandom', 'betavariate', 'binomialvariate', 'choice', 'choices', 'expovariate', 'gammavariate', 'gauss', 'getrandbits', 'getstate', 'lognormvariate', 'normalvariate', 'paretovariate', 'randbytes', 'randint', 'random', 'randrange', 'sample', 'seed', 'setstate', 'shuffle', 'triangular', 'uniform', 'vonmisesvariate', 'weibullvariate']
