# operator: getters.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from operator import itemgetter, attrgetter, methodcaller
import copy
print(itemgetter(1)("abc"), itemgetter(0, 2)([5, 6, 7]), itemgetter("k")({"k": 1}),
      itemgetter(slice(1, None))("abcd"), itemgetter(-1)((1, 2)), itemgetter(0, 0)("x"),
      itemgetter((1, 2))({(1, 2): "t"}))
t(lambda: itemgetter())
t(lambda: itemgetter(1)([]))
t(lambda: itemgetter("x")({}))
t(lambda: itemgetter(0)(5))
t(lambda: itemgetter("a")([1]))
t(lambda: itemgetter(0)())
t(lambda: itemgetter(0)([1], [2]))
t(lambda: itemgetter(x=1))
t(lambda: itemgetter(0)(obj=[1]))
class A: pass
a = A(); a.x = A(); a.x.y = A(); a.x.y.z = 5; a.w = "w"
print(attrgetter("w")(a), attrgetter("x.y.z")(a), attrgetter("w", "x.y.z")(a), attrgetter("__class__.__name__")(a),
      attrgetter("real", "imag")(3 + 4j))
t(lambda: attrgetter())
t(lambda: attrgetter("nope")(a))
t(lambda: attrgetter("x.nope")(a))
t(lambda: attrgetter(5))
t(lambda: attrgetter("a", None))
t(lambda: attrgetter("")(a))
t(lambda: attrgetter("x.")(a))
t(lambda: attrgetter("w")())
t(lambda: attrgetter("w", x=1))
print(methodcaller("upper")("abc"), methodcaller("replace", "a", "b")("banana"),
      methodcaller("split", sep="-", maxsplit=1)("a-b-c"), methodcaller("__len__")([1]))
t(lambda: methodcaller())
t(lambda: methodcaller(5))
t(lambda: methodcaller("nope")("a"))
t(lambda: methodcaller("upper", 1)("a"))
t(lambda: methodcaller("upper")())
t(lambda: methodcaller("upper")("a", 1))
t(lambda: methodcaller("real")(1))
print(itemgetter(1), itemgetter(1, "a"), attrgetter("a.b"), attrgetter("a", "b"), methodcaller("m"),
      methodcaller("m", 1, x=2), methodcaller("m", k=[1]))
print(sorted([(2, "a"), (1, "b")], key=itemgetter(0)), sorted([3 + 1j, 1 + 2j], key=attrgetter("imag")),
      list(map(methodcaller("strip"), [" a ", "b "])),
      max({"a": 3, "b": 5}.items(), key=itemgetter(1)), [*map(itemgetter("n"), [{"n": 1}, {"n": 2}])])
print(copy.copy(itemgetter(1))("ab"), copy.deepcopy(attrgetter("real"))(5),
      copy.copy(methodcaller("center", 5, "*"))("a"), itemgetter(1) == itemgetter(1),
      isinstance(itemgetter(1), itemgetter), itemgetter.__name__, itemgetter.__module__, callable(itemgetter(1)))
class Miss(dict):
    def __missing__(self, k): return f"missing {k}"
class Get:
    def __getitem__(self, k): return k
    def __getattr__(self, n): return lambda *a, **k: (n, a, k)
print(itemgetter("q")(Miss()), itemgetter(1, slice(2), ...)(Get()), methodcaller("anything", 1, k=2)(Get()),
      attrgetter("any")(Get())(3))

#> b (5, 7) 1 bcd 2 ('x', 'x') t
#> TypeError itemgetter expected 1 argument, got 0
#> IndexError list index out of range
#> KeyError 'x'
#> TypeError 'int' object is not subscriptable
#> TypeError list indices must be integers or slices, not str
#> TypeError itemgetter expected 1 argument, got 0
#> TypeError itemgetter expected 1 argument, got 2
#> TypeError itemgetter() takes no keyword arguments
#> TypeError itemgetter() takes no keyword arguments
#> w 5 ('w', 5) A (3.0, 4.0)
#> TypeError attrgetter expected 1 argument, got 0
#> AttributeError 'A' object has no attribute 'nope'
#> AttributeError 'A' object has no attribute 'nope'
#> TypeError attribute name must be a string
#> TypeError attribute name must be a string
#> AttributeError 'A' object has no attribute ''
#> AttributeError 'A' object has no attribute ''
#> TypeError attrgetter expected 1 argument, got 0
#> TypeError attrgetter() takes no keyword arguments
#> ABC bbnbnb ['a', 'b-c'] 1
#> TypeError methodcaller needs at least one argument, the method name
#> TypeError method name must be a string
#> AttributeError 'str' object has no attribute 'nope'
#> TypeError str.upper() takes no arguments (1 given)
#> TypeError methodcaller expected 1 argument, got 0
#> TypeError methodcaller expected 1 argument, got 2
#> TypeError 'int' object is not callable
#> operator.itemgetter(1) operator.itemgetter(1, 'a') operator.attrgetter('a.b') operator.attrgetter('a', 'b') operator.methodcaller('m') operator.methodcaller('m', 1, x=2) operator.methodcaller('m', k=[1])
#> [(1, 'b'), (2, 'a')] [(3+1j), (1+2j)] ['a', 'b'] ('b', 5) [1, 2]
#> b 5 **a** False True itemgetter operator True
#> missing q (1, slice(None, 2, None), Ellipsis) ('anything', (1,), {'k': 2}) ('any', (3,), {})
