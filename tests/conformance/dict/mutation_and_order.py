# Insertion order through updates, deletions, reinsertions and growth.
d = {"b": 1, "a": 2}
d["c"] = 3
d["b"] = 10
print(d, list(d), d.pop("a"), d.pop("zz", "default"), d)
d["a"] = 4
print(d, d.popitem(), d, d.setdefault("b", 0), d.setdefault("n"), d.setdefault("m", []).append(1), d)
d.update({"x": 1, "b": 2}); d.update([("y", 2)], z=3); d.update(w=4); d.update(); print(d)
del d["x"]; del d["b"]; d["b"] = "end"; print(d, list(reversed(d)), d.copy() == d, d.copy() is d)
d |= {"q": 1}; d |= [("r", 2)]; print(d, {"a": 1} | {"a": 2, "b": 3}, {"a": 1, "z": 0} | {})
d.clear(); print(d, len(d))
big = {}
for i in range(1000):
    big[i * 37 % 1009] = i
for i in range(0, 1000, 3):
    del big[i * 37 % 1009]
for i in range(0, 1000, 6):
    big[i * 37 % 1009] = -i
print(len(big), list(big)[:5], list(big)[-5:], sum(big.values()), list(big.items())[400], next(iter(big)),
      next(reversed(big)))
while len(big) > 990 // 2 + 5:
    big.popitem()
print(len(big), list(big)[-3:], big.get(37), big.get(0))
for bad in (lambda: {}.pop("x"), lambda: {}.popitem(), lambda: {}.pop(), lambda: {}.update(5),
            lambda: {}.update([1]), lambda: {}.__delitem__("q"), lambda: {}.setdefault(), lambda: {}.setdefault([]),
            lambda: {} | [], lambda: {} + {}, lambda: {}.update({}, {}), lambda: {}.pop([], 1),
            lambda: {}.update(None), lambda: {}.clear(1), lambda: {1: 2}.pop(3, 4, 5), lambda: [] | {}):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> {'b': 10, 'c': 3} ['b', 'a', 'c'] 2 default {'b': 10, 'c': 3}
#> {'b': 10, 'c': 3, 'n': None, 'm': [1]} ('a', 4) {'b': 10, 'c': 3, 'n': None, 'm': [1]} 10 None None {'b': 10, 'c': 3, 'n': None, 'm': [1]}
#> {'b': 2, 'c': 3, 'n': None, 'm': [1], 'x': 1, 'y': 2, 'z': 3, 'w': 4}
#> {'c': 3, 'n': None, 'm': [1], 'y': 2, 'z': 3, 'w': 4, 'b': 'end'} ['b', 'w', 'z', 'y', 'm', 'n', 'c'] True False
#> {'c': 3, 'n': None, 'm': [1], 'y': 2, 'z': 3, 'w': 4, 'b': 'end', 'q': 1, 'r': 2} {'a': 2, 'b': 3} {'a': 1, 'z': 0}
#> {} 0
#> 833 [37, 74, 148, 185, 259] [649, 871, 84, 306, 528] 249501 (39, 601) 37 528
#> 500 [359, 433, 470] 1 None
#> KeyError 'x'
#> KeyError 'popitem(): dictionary is empty'
#> TypeError pop expected at least 1 argument, got 0
#> TypeError 'int' object is not iterable
#> TypeError object is not iterable
#> KeyError 'q'
#> TypeError setdefault expected at least 1 argument, got 0
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError unsupported operand type(s) for |: 'dict' and 'list'
#> TypeError unsupported operand type(s) for +: 'dict' and 'dict'
#> TypeError update expected at most 1 argument, got 2
#> 1
#> TypeError 'NoneType' object is not iterable
#> TypeError dict.clear() takes no arguments (1 given)
#> TypeError pop expected at most 2 arguments, got 3
#> TypeError unsupported operand type(s) for |: 'list' and 'dict'
