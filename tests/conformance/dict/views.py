# keys, values, items: live views, iteration, membership, equality and set operations.
d = {"a": 1, "b": 2, "c": 3}
k, v, i = d.keys(), d.values(), d.items()
print(k, v, i, len(k), "a" in k, 2 in v, ("a", 1) in i, ("a", 2) in i, list(k), list(v), list(i),
      sorted(v, reverse=True))
d["d"] = 4
del d["a"]
print(k, v, i, len(v), list(reversed(k)), list(reversed(v)), list(reversed(i)))
print(f"{k == {"b", "c", "d"} = }")
print(f"{k == ["b", "c", "d"] = }")
print(f"{i == {("b", 2), ("c", 3), ("d", 4)} = }")
print(f"{v == d.values() = }")
print(f"{k == d.keys() = }")
print(f"{k <= {"b", "c", "d", "e"} = }")
print(f"{k > {"b"} = }")
print(f"{k.isdisjoint({"z"}) = }")
print(f"{ {"b"} < k = }")
print(sorted(k & {"b", "z"}), sorted(k | {"z"}), sorted(k - {"b"}), sorted(k ^ {"b", "z"}), sorted(i & {("b", 2)}),
      sorted(k & ["b", "c"]), type(k & k), sorted({"b", "q"} - k), type(k), type(v), type(i))
print([(key, value) for key, value in d.items()], {value: key for key, value in d.items()}, dict(zip(d.values(), d)),
      max(d, key=d.get), sorted(d.items(), key=lambda p: -p[1]), list(map(str.upper, d)), sum(d.values()), [*d],
      {**d}, [*d.items()][0])
it = iter(d.items())
print(next(it), list(it), next(it, None), k.mapping["b"])
for bad in (lambda: k[0], lambda: k & 5, lambda: hash(k), lambda: v[0], lambda: k + k, lambda: v & v,
            lambda: k.add("x"), lambda: k < 5, lambda: {}.keys(1), lambda: k - None):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
nested = {"x": {}}
nested["x"]["loop"] = nested.values()
print(nested)

#> dict_keys(['a', 'b', 'c']) dict_values([1, 2, 3]) dict_items([('a', 1), ('b', 2), ('c', 3)]) 3 True True True False ['a', 'b', 'c'] [1, 2, 3] [('a', 1), ('b', 2), ('c', 3)] [3, 2, 1]
#> dict_keys(['b', 'c', 'd']) dict_values([2, 3, 4]) dict_items([('b', 2), ('c', 3), ('d', 4)]) 3 ['d', 'c', 'b'] [4, 3, 2] [('d', 4), ('c', 3), ('b', 2)]
#> k == {"b", "c", "d"} = True
#> k == ["b", "c", "d"] = False
#> i == {("b", 2), ("c", 3), ("d", 4)} = True
#> v == d.values() = False
#> k == d.keys() = True
#> k <= {"b", "c", "d", "e"} = True
#> k > {"b"} = True
#> k.isdisjoint({"z"}) = True
#>  {"b"} < k = True
#> ['b'] ['b', 'c', 'd', 'z'] ['c', 'd'] ['c', 'd', 'z'] [('b', 2)] ['b', 'c'] <class 'set'> ['q'] <class 'dict_keys'> <class 'dict_values'> <class 'dict_items'>
#> [('b', 2), ('c', 3), ('d', 4)] {2: 'b', 3: 'c', 4: 'd'} {2: 'b', 3: 'c', 4: 'd'} d [('d', 4), ('c', 3), ('b', 2)] ['B', 'C', 'D'] 9 ['b', 'c', 'd'] {'b': 2, 'c': 3, 'd': 4} ('b', 2)
#> ('b', 2) [('c', 3), ('d', 4)] None 2
#> TypeError 'dict_keys' object is not subscriptable
#> TypeError 'int' object is not iterable
#> TypeError unhashable type: 'dict_keys'
#> TypeError 'dict_values' object is not subscriptable
#> TypeError unsupported operand type(s) for +: 'dict_keys' and 'dict_keys'
#> TypeError unsupported operand type(s) for &: 'dict_values' and 'dict_values'
#> AttributeError 'dict_keys' object has no attribute 'add'
#> TypeError '<' not supported between instances of 'dict_keys' and 'int'
#> TypeError dict.keys() takes no arguments (1 given)
#> TypeError 'NoneType' object is not iterable
#> {'x': {'loop': dict_values([{...}])}}
