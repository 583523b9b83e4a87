# collections: chain map.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import ChainMap, OrderedDict
a, b = {"x": 1, "y": 2}, {"y": 20, "z": 30}
c = ChainMap(a, b)
print(c, len(c), list(c), dict(c), c["y"], c["z"], "z" in c, c.get("q"), c.get("q", 0), bool(ChainMap()),
      bool(ChainMap({}, {1: 1})))
c["z"] = 99
c["new"] = 5
print(a, b, c["z"])
del c["z"]
print(c["z"])
t(lambda: c.__delitem__("z"))
t(lambda: c["nope"])
t(lambda: c.pop("z"))
print(c.pop("new"), c.pop("x"))
t(lambda: c.pop("gone"))
n = c.new_child()
n["k"] = 1
print(n, n.maps, n.parents == c, c.new_child({"w": 1}), c.new_child(v=3), c.new_child({"w": 1}, v=3),
      ChainMap().parents, ChainMap().maps)
print(c.popitem(), a)
t(lambda: c.popitem())
c.clear()
print(c)
print(ChainMap({}, {"a": 1}).setdefault("a", 7), ChainMap({1: 2}) == {1: 2},
      ChainMap({1: 2}, {1: 3}) == ChainMap({1: 2}))
x = ChainMap({"a": 1}, {"b": 2}); y = x.copy(); y["a"] = 5; y.maps[1]["b"] = 6; print(x, y)
print(x | {"q": 1}, {"q": 1} | x, type(x | {}).__name__, type({} | x).__name__)
x |= {"i": 1}
print(x)
t(lambda: x | 1)
t(lambda: 1 | x)
print(list(ChainMap({"b": 0}, {"a": 0, "b": 1}, {"c": 2})), list(ChainMap({"b": 0}, {"a": 0, "b": 1}).items()),
      list(ChainMap({1: 1}).values()), ChainMap.fromkeys("ab", 3), ChainMap.fromkeys("a"))
class M(ChainMap):
    def __missing__(self, k): return "missing " + k
m = M({"a": 1})
print(m["zz"], m.get("zz"), m.get("zz", 4), "zz" in m, m, type(m.new_child()).__name__, type(m.parents).__name__)
t(lambda: ChainMap(1)["a"])
t(lambda: hash(ChainMap()))
t(lambda: len(ChainMap(1)))
t(lambda: ChainMap({})[[]])
t(lambda: reversed(ChainMap({1: 1})))
od = ChainMap(OrderedDict(a=1))
print(od, od.maps, type(od.copy().maps[0]).__name__, ChainMap[int, str], repr(ChainMap({}, {})),
      ChainMap({"s": 1}).keys())

#> ChainMap({'x': 1, 'y': 2}, {'y': 20, 'z': 30}) 3 ['y', 'z', 'x'] {'y': 2, 'z': 30, 'x': 1} 2 30 True None 0 False True
#> {'x': 1, 'y': 2, 'z': 99, 'new': 5} {'y': 20, 'z': 30} 99
#> 30
#> KeyError "Key not found in the first mapping: 'z'"
#> KeyError 'nope'
#> KeyError "Key not found in the first mapping: 'z'"
#> 5 1
#> KeyError "Key not found in the first mapping: 'gone'"
#> ChainMap({'k': 1}, {'y': 2}, {'y': 20, 'z': 30}) [{'k': 1}, {'y': 2}, {'y': 20, 'z': 30}] True ChainMap({'w': 1}, {'y': 2}, {'y': 20, 'z': 30}) ChainMap({'v': 3}, {'y': 2}, {'y': 20, 'z': 30}) ChainMap({'w': 1, 'v': 3}, {'y': 2}, {'y': 20, 'z': 30}) ChainMap({}) [{}]
#> ('y', 2) {}
#> KeyError 'No keys found in the first mapping.'
#> ChainMap({}, {'y': 20, 'z': 30})
#> 1 True True
#> ChainMap({'a': 1}, {'b': 6}) ChainMap({'a': 5}, {'b': 6})
#> ChainMap({'a': 1, 'q': 1}, {'b': 6}) ChainMap({'q': 1, 'b': 6, 'a': 1}) ChainMap ChainMap
#> ChainMap({'a': 1, 'i': 1}, {'b': 6})
#> TypeError unsupported operand type(s) for |: 'ChainMap' and 'int'
#> TypeError unsupported operand type(s) for |: 'int' and 'ChainMap'
#> ['c', 'a', 'b'] [('a', 0), ('b', 0)] [1] ChainMap({'a': 3, 'b': 3}) ChainMap({'a': None})
#> missing zz None 4 False M({'a': 1}) M M
#> TypeError 'int' object is not subscriptable
#> TypeError unhashable type: 'ChainMap'
#> TypeError 'int' object is not iterable
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError 'ChainMap' object is not reversible
#> ChainMap(OrderedDict({'a': 1})) [OrderedDict({'a': 1})] OrderedDict collections.ChainMap[int, str] ChainMap({}, {}) KeysView(ChainMap({'s': 1}))
