# Set operators of keys() and items(), comparisons, mapping, isdisjoint; values() is not a set.


def attempt(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error)


d = {1: "a", 2: "b", 3: "c"}
keys, items, values = d.keys(), d.items(), d.values()
print(keys & {2, 3, 4}, {2, 3, 4} & keys, keys & [3, 9], [3, 9] & keys, keys & frozenset([1]))
print(keys | [9], [9] | keys, keys - [1], [1, 7] - keys, keys ^ [1, 7], [1, 7] ^ keys)
print(items & [(1, "a"), (2, "x")], items - {(1, "a")} == {(2, "b"), (3, "c")}, len(items | d.keys()))
print(sorted(items ^ {1: "a", 2: "x"}.items()), sorted({1: "z"}.items() ^ {1: "y"}.items()))
print({3: 0}.keys() & {3.0}, {3: 0}.keys() & {3.0: 1}.keys(), {3.0, 9.0} & {3: 0}.keys())
print({3: 0, 4: 0}.keys() & {3.0}, {3: 0}.keys() & frozenset({3.0}), {3: 0}.keys() & [3.0])
print(f"{keys == {1, 2, 3} = }")
print(f"{keys == {1: 0, 2: 0, 3: 0}.keys() = }")
print(f"{keys == [1, 2, 3] = }")
print(f"{keys != {1} = }")
print(f"{keys < {1, 2, 3, 4} = }")
print(f"{keys <= {1, 2, 3} = }")
print(f"{keys > {1} = }")
print(f"{keys >= {1, 9} = }")
print(f"{items == {(1, "a"), (2, "b"), (3, "c")} = }")
print(f"{values == values = }")
print(f"{values == d.values() = }")
print(f"{keys.isdisjoint([4]) = }")
print(f"{keys.isdisjoint({1}) = }")
print(f"{keys.isdisjoint(keys) = }")
print(f"{ {}.keys().isdisjoint({}.keys()) = }")
print(f"{items.isdisjoint([(1, "a")]) = }")
print(f"{1 in keys = }")
print(f"{9 in keys = }")
print(f"{(1, "a") in items = }")
print(f"{(1, "b") in items = }")
print(f"{[1, "a"] in items = }")
print(f"{(1, 2, 3) in items = }")
print(f"{"a" in values = }")
print(len(keys), len(items), len(values), list(reversed(keys)), list(reversed(items)), list(reversed(values)))
print(keys.mapping, keys.mapping == d, keys.mapping is d, values.mapping[1], items.mapping.get(9))
attempt(lambda: keys < 1)
attempt(lambda: keys & 5)
attempt(lambda: keys | 5)
attempt(lambda: values | [1])
attempt(lambda: values < values)
attempt(lambda: hash(keys))
attempt(lambda: hash(items))
print(hash(values) == hash(values))
attempt(lambda: {1: []}.items() & [(1, [])])
attempt(lambda: {1: []}.items() | [])
attempt(lambda: {1: []}.items() ^ {1: []}.items())
attempt(lambda: ([], 1) in items)
attempt(lambda: [] in keys)
attempt(lambda: keys[0])
attempt(lambda: d.keys(1))
attempt(lambda: type(keys)())
d[4] = "d"
print(keys, values, items)
d["self"] = d.values()
print(d, d.values())
del d["self"]
print(4 in keys, type(keys.mapping), keys.mapping)

#> {2, 3} {2, 3} {3} {3} {1}
#> {1, 2, 3, 9} {9, 2, 3, 1} {2, 3} {7} {2, 3, 7} {2, 3, 7}
#> {(1, 'a')} True 6
#> [(2, 'b'), (2, 'x'), (3, 'c')] [(1, 'y'), (1, 'z')]
#> {3} {3.0} {3}
#> {3.0} {3.0} {3.0}
#> keys == {1, 2, 3} = True
#> keys == {1: 0, 2: 0, 3: 0}.keys() = True
#> keys == [1, 2, 3] = False
#> keys != {1} = True
#> keys < {1, 2, 3, 4} = True
#> keys <= {1, 2, 3} = True
#> keys > {1} = True
#> keys >= {1, 9} = False
#> items == {(1, "a"), (2, "b"), (3, "c")} = True
#> values == values = True
#> values == d.values() = False
#> keys.isdisjoint([4]) = True
#> keys.isdisjoint({1}) = False
#> keys.isdisjoint(keys) = False
#>  {}.keys().isdisjoint({}.keys()) = True
#> items.isdisjoint([(1, "a")]) = False
#> 1 in keys = True
#> 9 in keys = False
#> (1, "a") in items = True
#> (1, "b") in items = False
#> [1, "a"] in items = False
#> (1, 2, 3) in items = False
#> "a" in values = True
#> 3 3 3 [3, 2, 1] [(3, 'c'), (2, 'b'), (1, 'a')] ['c', 'b', 'a']
#> {1: 'a', 2: 'b', 3: 'c'} True False a None
#> TypeError '<' not supported between instances of 'dict_keys' and 'int'
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> TypeError unsupported operand type(s) for |: 'dict_values' and 'list'
#> TypeError '<' not supported between instances of 'dict_values' and 'dict_values'
#> TypeError unhashable type: 'dict_keys'
#> TypeError unhashable type: 'dict_items'
#> True
#> TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> set()
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError 'dict_keys' object is not subscriptable
#> TypeError dict.keys() takes no arguments (1 given)
#> TypeError cannot create 'dict_keys' instances
#> dict_keys([1, 2, 3, 4]) dict_values(['a', 'b', 'c', 'd']) dict_items([(1, 'a'), (2, 'b'), (3, 'c'), (4, 'd')])
#> {1: 'a', 2: 'b', 3: 'c', 4: 'd', 'self': dict_values(['a', 'b', 'c', 'd', ...])} dict_values(['a', 'b', 'c', 'd', dict_values(['a', 'b', 'c', 'd', ...])])
#> True <class 'mappingproxy'> {1: 'a', 2: 'b', 3: 'c', 4: 'd'}
