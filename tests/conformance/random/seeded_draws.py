# random: seeded draws.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import random
R = random.Random
for seed in (0, 1, -1, "text", b"bytes", 10**30, bytearray(b"x")):
    r = R(seed)
    print(seed, r.random(), r.randint(1, 100), r.getrandbits(40), r.choice("abcdef"))
r = R(7)
print(r.randrange(10), r.randrange(5, 10), r.randrange(0, 100, 7), r.randrange(10, 0, -3), r.uniform(1, 2),
      r.triangular(), r.triangular(0, 10, 3), r.sample(range(100), 5), r.sample("abc", 3), r.choices("ab", k=5),
      r.choices("abc", [1, 0, 5], k=4), r.choices("abc", cum_weights=[1, 2, 10], k=3),
      r.sample("ab", 3, counts=[2, 2]), r.randbytes(4))
print(r.gauss(), r.gauss(5, 2), r.normalvariate(), r.expovariate(), r.expovariate(2), r.betavariate(1, 2),
      r.gammavariate(2, 1), r.gammavariate(0.5, 1), r.gammavariate(1, 3), r.lognormvariate(0, 1),
      r.vonmisesvariate(0, 4), r.paretovariate(3), r.weibullvariate(1, 2), r.binomialvariate(10, 0.3),
      r.binomialvariate(100, 0.5), r.binomialvariate(), r.vonmisesvariate(1, 0))
l = list(range(10))
r.shuffle(l)
print(l)
s = r.getstate()
a = [r.random() for _ in range(3)]
r.setstate(s)
print(a == [r.random() for _ in range(3)], s[0], len(s[1]), s[2])
r.seed(5)
x = r.random()
r.seed(5)
print(x == r.random(), x)
r.seed("a", version=1)
print(r.random())
r.seed("a", version=2)
print(r.random())
t(lambda: r.randrange(0))
t(lambda: r.randrange(5, 5))
t(lambda: r.randrange(1, 10, 0))
t(lambda: r.randrange(1.5))
t(lambda: r.randrange("a"))
t(lambda: r.randint(5, 1))
t(lambda: r.randint(1.0, 2))
t(lambda: r.choice([]))
t(lambda: r.choice({}))
t(lambda: r.choice({1: 2}))
t(lambda: r.sample([1], 2))
t(lambda: r.sample({1, 2}, 1))
t(lambda: r.sample([1], -1))
t(lambda: r.choices([], k=1))
t(lambda: r.choices([1], [1, 2]))
t(lambda: r.choices([1], [0]))
t(lambda: r.choices([1], [1], cum_weights=[1]))
t(lambda: r.choices([1, 2], [float("inf"), 1]))
t(lambda: r.getrandbits(-1))
t(lambda: r.getrandbits("a"))
t(lambda: r.shuffle((1, 2)))
t(lambda: r.shuffle("ab"))
t(lambda: R([]))
t(lambda: R(None if False else {}))
t(lambda: r.setstate(5))
t(lambda: r.setstate((9, (), None)))
t(lambda: r.binomialvariate(-1))
t(lambda: r.binomialvariate(5, 2))
t(lambda: r.expovariate(0))
t(lambda: r.gammavariate(-1, 1))
t(lambda: r.randbytes(-1))
t(lambda: r.sample([1, 2], 2, counts=[1]))
t(lambda: r.seed((1, 2)))
class Own(R):
    def random(self): return 0.5
o = Own()
print(o.randrange(10), o.choice("abc"), o.uniform(0, 4), o.shuffle([1, 2]), o.sample(range(4), 2))
random.seed(42)
print(random.random(), random.randint(1, 6), random.choice([1, 2, 3]), [random.randrange(10) for _ in range(5)],
      random.getrandbits(0), random.choices(range(3), k=0), random.sample([], 0))

#> 0 0.8444218515250481 98 463385069186 a
#> 1 0.13436424411240122 98 279443915985 a
#> -1 0.13436424411240122 98 279443915985 a
#> text 0.8711565613554825 99 527414947587 e
#> b'bytes' 0.37075677971469856 86 163142780597 e
#> 1000000000000000000000000000000 0.9341508484568806 68 382784250834 a
#> bytearray(b'x') 0.6307877176639078 77 530859078910 a
#> 5 6 42 10 1.0724362866675428 0.5182749769353314 3.3365342488972747 [7, 64, 27, 4, 11] ['b', 'c', 'a'] ['a', 'b', 'a', 'b', 'b'] ['c', 'c', 'a', 'c'] ['a', 'c', 'c'] ['a', 'b', 'b'] b'\xa4\xe6\xed$'
#> -1.2585694587113843 4.342132843471541 0.32507518256389295 0.10876152859982466 0.42338745522177307 0.2733563856034629 2.3224643916404055 0.3454204859536727 4.504829792667653 0.4626453869827721 5.967399178182288 1.6560764305815256 0.2922327163807729 3 52 0 1.0364874658547354
#> [4, 6, 1, 8, 9, 0, 3, 7, 2, 5]
#> True 3 625 None
#> True 0.6229016948897019
#> 0.8615004237012702
#> 0.2720295377534757
#> ValueError empty range for randrange()
#> ValueError empty range in randrange(5, 5)
#> ValueError zero step for randrange()
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError empty range in randint(5, 1)
#> TypeError 'float' object cannot be interpreted as an integer
#> IndexError Cannot choose from an empty sequence
#> IndexError Cannot choose from an empty sequence
#> KeyError 0
#> ValueError Sample larger than population or is negative
#> TypeError Population must be a sequence.  For dicts or sets, use sorted(d).
#> ValueError Sample larger than population or is negative
#> IndexError list index out of range
#> ValueError The number of weights does not match the population
#> ValueError Total of weights must be greater than zero
#> TypeError Cannot specify both weights and cumulative weights
#> ValueError Total of weights must be finite
#> ValueError Cannot convert negative int
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'tuple' object does not support item assignment
#> TypeError 'str' object does not support item assignment
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> TypeError 'int' object is not subscriptable
#> ValueError state with version 9 passed to Random.setstate() of version 3
#> ValueError n must be non-negative
#> ValueError p must be in the range 0.0 <= p <= 1.0
#> ZeroDivisionError division by zero
#> ValueError gammavariate: alpha and beta must be > 0.0
#> ValueError Cannot convert negative int
#> ValueError The number of counts does not match the population
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> 6 b 2.0 None [0, 1]
#> 0.6394267984578837 1 3 [4, 3, 3, 2, 1] 0 [] []
