# collections: defaultdict rules.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import defaultdict
import copy
d = defaultdict(list)
d["a"].append(1)
d["b"]
print(d, d.default_factory, d.get("zz"), "zz" in d, len(d))
n = defaultdict(int)
n["x"] += 1
n["x"] += 1
n["y"] -= 1
print(n, dict(n))
t(lambda: defaultdict()["k"])
t(lambda: defaultdict(None)["k"])
t(lambda: defaultdict(5))
t(lambda: defaultdict("x"))
t(lambda: defaultdict(lambda x: 1)["k"])
t(lambda: defaultdict(list, 5))
t(lambda: defaultdict(list, [1]))
t(lambda: defaultdict(list)[[]])
t(lambda: defaultdict(lambda: 1 / 0)["k"])
print(defaultdict(int, {"a": 1}, b=2), defaultdict(None, a=1), defaultdict(int, [(1, 2)]), repr(defaultdict(None)))
d = defaultdict(lambda: "dflt")
d.default_factory = None
t(lambda: d["nope"])
d.default_factory = int
print(d["nope"])
t(lambda: setattr(d, "default_factory", "anything") or d.default_factory)
t(lambda: d["call"])
tree = lambda: defaultdict(tree)
r = tree()
r["a"]["b"]["c"] = 1
print(list(r), list(r["a"]), r["a"]["b"]["c"])
a = defaultdict(int, x=1)
b = a.copy()
c = copy.copy(a)
e = copy.deepcopy(a)
b["n"]
print(a, b, c, type(e).__name__, e.default_factory, a == {"x": 1}, a == b)
print(a | {"y": 2}, type(a | {"y": 2}).__name__, {"y": 2} | a, type({} | a).__name__, (a | {}).default_factory)
a |= {"z": 3}
print(a)
t(lambda: a | 5)
class Sub(defaultdict):
    def __missing__(self, k): self[k] = v = k * 2; return v
s = Sub()
print(s["ab"], s, Sub(int, a=1), type(Sub(int).copy()).__name__)
class Named:
    def __call__(self): return "made"
    def __repr__(self): return "Named()"
print(defaultdict(Named(), a=1)["b"], defaultdict(Named()))
rec = defaultdict(list)
rec["me"] = rec
print(rec)
f = defaultdict()
f.default_factory = f.copy
f["k"]
print(sorted(f))
print(defaultdict.fromkeys("ab", 1), defaultdict.fromkeys("a").default_factory, defaultdict[str, int],
      isinstance(d, dict), defaultdict.__mro__[1])

#> defaultdict(<class 'list'>, {'a': [1], 'b': []}) <class 'list'> None False 2
#> defaultdict(<class 'int'>, {'x': 2, 'y': -1}) {'x': 2, 'y': -1}
#> KeyError 'k'
#> KeyError 'k'
#> TypeError first argument must be callable or None
#> TypeError first argument must be callable or None
#> TypeError <lambda>.<locals>.<lambda>() missing 1 required positional argument: 'x'
#> TypeError 'int' object is not iterable
#> TypeError object is not iterable
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> ZeroDivisionError division by zero
#> defaultdict(<class 'int'>, {'a': 1, 'b': 2}) defaultdict(None, {'a': 1}) defaultdict(<class 'int'>, {1: 2}) defaultdict(None, {})
#> KeyError 'nope'
#> 0
#> anything
#> TypeError 'str' object is not callable
#> ['a'] ['b'] 1
#> defaultdict(<class 'int'>, {'x': 1}) defaultdict(<class 'int'>, {'x': 1, 'n': 0}) defaultdict(<class 'int'>, {'x': 1}) defaultdict <class 'int'> True False
#> defaultdict(<class 'int'>, {'x': 1, 'y': 2}) defaultdict defaultdict(<class 'int'>, {'y': 2, 'x': 1}) defaultdict <class 'int'>
#> defaultdict(<class 'int'>, {'x': 1, 'z': 3})
#> TypeError unsupported operand type(s) for |: 'collections.defaultdict' and 'int'
#> abab Sub(None, {'ab': 'abab'}) Sub(<class 'int'>, {'a': 1}) Sub
#> made defaultdict(Named(), {})
#> defaultdict(<class 'list'>, {'me': defaultdict(<class 'list'>, {...})})
#> ['k']
#> defaultdict(None, {'a': 1, 'b': 1}) None collections.defaultdict[str, int] True <class 'dict'>
