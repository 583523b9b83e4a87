# Keys that all have one hash, in tables that grow, are copied and are put in another order.
# python: 3.11
# option: --policy standard
from collections import OrderedDict

PRIME = 2**61 - 1
keys = [number * PRIME for number in range(3000)]
print(len({hash(key) for key in keys}))

table = {}
for key in keys:
    table[key] = key // PRIME
print(len(table), table[keys[0]], table[keys[1500]], table[keys[-1]], 3000 * PRIME in table)
for key in keys[::2]:
    del table[key]
print(len(table), keys[2] in table, table[keys[3]])
print([copied[keys[2999]] for copied in (dict(table), table | {1: 2}, {**table})])
print(list(table.values())[:3])

items = set(keys)
items.update(range(1, 10))
print(len(items), keys[7] in items, 3000 * PRIME in items, len(items - set(keys)))
items -= set(keys[::2])
print(len(items), len(frozenset(items)), len(items | {keys[0]}))

ordered = OrderedDict((key, number) for number, key in enumerate(keys))
for number in range(2999, -1, -1000):
    ordered.move_to_end(keys[number], last=False)
ordered.move_to_end(keys[5])
print(list(ordered.values())[:5], list(ordered.values())[-3:], ordered[keys[1234]])

many = OrderedDict.fromkeys(range(50_000))
for number in range(0, 50_000, 7):
    many.move_to_end(number, last=False)
print(list(many)[:3], list(many)[-3:], len(many), all(number in many for number in range(50_000)))

#> 1
#> 3000 0 1500 2999 False
#> 1500 False 3
#> [2999, 2999, 2999]
#> [1, 3, 5]
#> 3009 True False 9
#> 1509 1509 1510
#> [999, 1999, 2999, 0, 1] [2997, 2998, 5] 1234
#> [49994, 49987, 49980] [49997, 49998, 49999] 50000 True
