# lies: an __iter__ that never ends or returns nonsense, consumed in part.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)
import itertools


class Endless:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def __length_hint__(self):
        return 2**62


class Bad:
    def __init__(self, answer):
        self.answer = answer

    def __iter__(self):
        return self.answer


x = Endless()
print(1 in x, next(x), all(itertools.islice(x, 5)), any(x), list(zip(x, "ab")), next(filter(None, x)),
      max(itertools.islice(x, 9)))
a, b = itertools.islice(x, 2)
t("unpack", lambda: [0 for a, b in [x]])
for n, item in enumerate(x):
    if n == 1000:
        break
print(n, next(map(str, x)), [v for v, _ in zip(x, range(3))], dict(zip("ab", x)),
      itertools.islice(x, 2).__class__.__name__)
for answer in (5, None, [1], "ab", Endless, Endless(), iter(""), (v for v in ())):
    bad = Bad(answer)
    t("iter", lambda: type(iter(bad)).__name__)
    t("zip", lambda: len(list(zip(bad, "ab"))))
    t("unpack", lambda: [0 for a, b in [bad]])
    t("dict", lambda: dict(zip("a", bad)))
    t("in", lambda: 1 in bad)
    t("enumerate", lambda: next(enumerate(bad), "end"))
    t("yield from", lambda: next((lambda: (yield from bad))(), "end"))


class Restarted:
    """Goes on after StopIteration."""

    def __init__(self):
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n % 3 == 0:
            raise StopIteration(self.n)
        return self.n


r = Restarted()
print(list(r), list(r), next(r), list(zip(r, "abcd")), [*r, *r], tuple(r), dict(enumerate(r)), sum(r), sorted(r),
      set(r))
i = iter(lambda: r.n, 100)
print(next(i), list(itertools.takewhile(lambda v: v < 50, r)), next(r, "end"))

#> True 1 True True [(1, 'a'), (1, 'b')] 1 1
#> unpack ValueError too many values to unpack (expected 2)
#> 1000 1 [1, 1, 1] {'a': 1, 'b': 1} islice
#> iter TypeError iter() returned non-iterator of type 'int'
#> zip TypeError iter() returned non-iterator of type 'int'
#> unpack TypeError iter() returned non-iterator of type 'int'
#> dict TypeError iter() returned non-iterator of type 'int'
#> in TypeError argument of type 'Bad' is not a container or iterable
#> enumerate TypeError iter() returned non-iterator of type 'int'
#> yield from TypeError iter() returned non-iterator of type 'int'
#> iter TypeError iter() returned non-iterator of type 'NoneType'
#> zip TypeError iter() returned non-iterator of type 'NoneType'
#> unpack TypeError iter() returned non-iterator of type 'NoneType'
#> dict TypeError iter() returned non-iterator of type 'NoneType'
#> in TypeError argument of type 'Bad' is not a container or iterable
#> enumerate TypeError iter() returned non-iterator of type 'NoneType'
#> yield from TypeError iter() returned non-iterator of type 'NoneType'
#> iter TypeError iter() returned non-iterator of type 'list'
#> zip TypeError iter() returned non-iterator of type 'list'
#> unpack TypeError iter() returned non-iterator of type 'list'
#> dict TypeError iter() returned non-iterator of type 'list'
#> in TypeError argument of type 'Bad' is not a container or iterable
#> enumerate TypeError iter() returned non-iterator of type 'list'
#> yield from TypeError iter() returned non-iterator of type 'list'
#> iter TypeError iter() returned non-iterator of type 'str'
#> zip TypeError iter() returned non-iterator of type 'str'
#> unpack TypeError iter() returned non-iterator of type 'str'
#> dict TypeError iter() returned non-iterator of type 'str'
#> in TypeError argument of type 'Bad' is not a container or iterable
#> enumerate TypeError iter() returned non-iterator of type 'str'
#> yield from TypeError iter() returned non-iterator of type 'str'
#> iter TypeError iter() returned non-iterator of type 'type'
#> zip TypeError iter() returned non-iterator of type 'type'
#> unpack TypeError iter() returned non-iterator of type 'type'
#> dict TypeError iter() returned non-iterator of type 'type'
#> in TypeError argument of type 'Bad' is not a container or iterable
#> enumerate TypeError iter() returned non-iterator of type 'type'
#> yield from TypeError iter() returned non-iterator of type 'type'
#> iter Endless
#> zip 2
#> unpack ValueError too many values to unpack (expected 2)
#> dict {'a': 1}
#> in True
#> enumerate (0, 1)
#> yield from 1
#> iter str_ascii_iterator
#> zip 0
#> unpack ValueError not enough values to unpack (expected 2, got 0)
#> dict {}
#> in False
#> enumerate end
#> yield from end
#> iter generator
#> zip 0
#> unpack ValueError not enough values to unpack (expected 2, got 0)
#> dict {}
#> in False
#> enumerate end
#> yield from end
#> [1, 2] [4, 5] 7 [(8, 'a')] [10, 11, 13, 14] (16, 17) {0: 19, 1: 20} 45 [25, 26] {28, 29}
#> 30 [31, 32] 34
