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
print(keys == {1, 2, 3}, keys == {1: 0, 2: 0, 3: 0}.keys(), keys == [1, 2, 3], keys != {1}, keys < {1, 2, 3, 4})
print(keys <= {1, 2, 3}, keys > {1}, keys >= {1, 9}, items == {(1, "a"), (2, "b"), (3, "c")}, values == values, values == d.values())
print(keys.isdisjoint([4]), keys.isdisjoint({1}), keys.isdisjoint(keys), {}.keys().isdisjoint({}.keys()), items.isdisjoint([(1, "a")]))
print(1 in keys, 9 in keys, (1, "a") in items, (1, "b") in items, [1, "a"] in items, (1, 2, 3) in items, "a" in values)
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
#> True True False True True
#> True True False True True False
#> True False False True False
#> True False True False False False True
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
