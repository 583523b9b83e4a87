# collections: ordered dict.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import OrderedDict
d = OrderedDict(a=1, b=2, c=3)
d.move_to_end("a")
print(d)
d.move_to_end("c", last=False)
print(d)
print(d.popitem(), d.popitem(last=False), d)
t(lambda: d.move_to_end("zz"))
t(lambda: OrderedDict().popitem())
t(lambda: OrderedDict().popitem(last=False))
t(lambda: d.pop("zz"))
print(d.pop("zz", 5), d.pop("b"), d)
x, y = OrderedDict([(1, 2), (3, 4)]), OrderedDict([(3, 4), (1, 2)])
print(f"{x == y = }")
print(f"{x == dict(y) = }")
print(f"{dict(x) == y = }")
print(f"{x != y = }")
print(f"{x == OrderedDict(x) = }")
print(f"{list(reversed(x)) = }")
print(f"{list(reversed(x.items())) = }")
print(f"{list(reversed(x.values())) = }")
print(f"{list(reversed(x.keys())) = }")
x[1] = 9
x[5] = 6
del x[3]
x[3] = 7
print(x, list(x), x.setdefault(3, 0), x.setdefault(8), x)
print(OrderedDict.fromkeys("cab"), OrderedDict.fromkeys("ab", 0), OrderedDict(), OrderedDict({}),
      repr(OrderedDict([("k", OrderedDict())])))
print(x | {1: 0, 99: 1}, {1: 5, 2: 3} | x, type({} | x).__name__, type(x | {}).__name__)
x |= [(1, "in place")]
print(x)
d = OrderedDict(a=1)
d["self"] = d
print(d)
e = d.copy()
print(type(e).__name__, e is d, e["self"] is d)
t(lambda: OrderedDict(1))
t(lambda: OrderedDict({}, {}))
t(lambda: OrderedDict({[]: 1}))
t(lambda: hash(OrderedDict()))
t(lambda: OrderedDict() | 1)
d = OrderedDict(a=1, b=2)
def mutate():
    for k in d: d["new" + k] = 1
d = OrderedDict.fromkeys(range(5))
def delete():
    for k in d: del d[k]
class Sub(OrderedDict):
    def __missing__(self, k): return k * 2
s = Sub(a=1)
print(s["zz"], s, type(s.copy()).__name__, type(s | {}).__name__, isinstance(s, dict))
s.attr = 1
print(s.__dict__)
d = OrderedDict(a=1, b=2)
d.clear()
print(d, len(d), bool(d))
d.update(z=1, y=2)
d.update([("x", 3)])
print(d, d.keys(), d.values(), d.items())

#> OrderedDict({'b': 2, 'c': 3, 'a': 1})
#> OrderedDict({'c': 3, 'b': 2, 'a': 1})
#> ('a', 1) ('c', 3) OrderedDict({'b': 2})
#> KeyError 'zz'
#> KeyError 'dictionary is empty'
#> KeyError 'dictionary is empty'
#> KeyError 'zz'
#> 5 2 OrderedDict()
#> x == y = False
#> x == dict(y) = True
#> dict(x) == y = True
#> x != y = True
#> x == OrderedDict(x) = True
#> list(reversed(x)) = [3, 1]
#> list(reversed(x.items())) = [(3, 4), (1, 2)]
#> list(reversed(x.values())) = [4, 2]
#> list(reversed(x.keys())) = [3, 1]
#> OrderedDict({1: 9, 5: 6, 3: 7, 8: None}) [1, 5, 3] 7 None OrderedDict({1: 9, 5: 6, 3: 7, 8: None})
#> OrderedDict({'c': None, 'a': None, 'b': None}) OrderedDict({'a': 0, 'b': 0}) OrderedDict() OrderedDict() OrderedDict({'k': OrderedDict()})
#> OrderedDict({1: 0, 5: 6, 3: 7, 8: None, 99: 1}) OrderedDict({1: 9, 2: 3, 5: 6, 3: 7, 8: None}) OrderedDict OrderedDict
#> OrderedDict({1: 'in place', 5: 6, 3: 7, 8: None})
#> OrderedDict({'a': 1, 'self': ...})
#> OrderedDict False True
#> TypeError 'int' object is not iterable
#> TypeError expected at most 1 argument, got 2
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError unhashable type: 'collections.OrderedDict'
#> TypeError unsupported operand type(s) for |: 'collections.OrderedDict' and 'int'
#> zzzz Sub({'a': 1}) Sub Sub True
#> {'attr': 1}
#> OrderedDict() 0 False
#> OrderedDict({'z': 1, 'y': 2, 'x': 3}) odict_keys(['z', 'y', 'x']) odict_values([1, 2, 3]) odict_items([('z', 1), ('y', 2), ('x', 3)])
