# Tuples as keys of dicts and items of sets: equal items of other types, subclasses, hashes that agree.
class Pair(tuple):
    __slots__ = ()


class Loud:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return hash(self.number)

    def __eq__(self, other):
        print("asked", self.number)
        return self.number == other


keys = [(), (1,), (-1,), (-2,), (1, 2), (2, 1), ("a", 1), ("a", "b", 3, 4), (1, 2, 3, 4, 5), ((1, 2), 3),
        (1.5, 2), (None, 1), ("a" * 70, 1), (10**30, 1), (0, 0)]
table = {key: number for number, key in enumerate(keys)}
for number, key in enumerate(keys):
    copy = tuple(list(key))
    assert table[copy] == number and table.get(copy) == number and copy in table, key
    assert table[Pair(key)] == number and Pair(key) in table, key
    assert copy in set(keys) and copy in frozenset(keys) and Pair(key) in set(keys), key
    table[copy] = number
assert list(table.values()) == list(range(len(keys))) and len(table) == len(keys)
print(table[True, 2], table[1.0, 2], table[1, 2.0], (True, 2) in table, table.get((1.0, 2)), (False, 0.0) in table)
table[True, 2] = "changed"
print(table[1, 2], [key for key in table if key == (1, 2)][0] is keys[4])
print((1, 3) in table, table.get((1, 3)), (1, 3) in set(keys), ("b", 1) in table, ("a", 2) in table)
try:
    table[1, 3]
except KeyError as error:
    print("KeyError", error)
try:
    ([], 1) in table
except TypeError as error:
    print(error)

# Guest code decides, and may change the table.
loud = {(Loud(1), 2): "loud"}
print(loud[1, 2], (1, 2) in loud, loud.get((1, 3)))
loud[1, 2] = "again"
print(list(loud.values()), len(loud))

# Strings whose hashes are not known yet, and keys that were deleted.
words = {(chr(97 + i) * 3, i): i for i in range(20)}
print(sum(words["".join([chr(97 + i)] * 3), i] for i in range(20)))
for i in range(0, 20, 2):
    del words[chr(97 + i) * 3, i]
print([i for i in range(20) if (chr(97 + i) * 3, i) in words], words.get(("aaa", 0)), words.get(("bbb", 1)))

# Many keys with one hash: (a, -1) and (a, -2) agree.
close = {(i, j): i * j for i in range(30) for j in (-1, -2)}
print(sum(close[i, j] for i in range(30) for j in (-1, -2)), len(close))

grid = {}
for x in range(40):
    for y in range(40):
        grid[x, y] = x ^ y
for x in range(40):
    for y in range(40):
        grid[x, y] += 1
print(sum(grid.values()), sum((x, y) in grid for x in range(-2, 42) for y in range(-2, 42)))

#> 4 4 4 True 4 True
#> changed True
#> False None False False False
#> KeyError (1, 3)
#> cannot use 'tuple' as a dict key (unhashable type: 'list')
#> asked 1
#> asked 1
#> loud True None
#> asked 1
#> ['again'] 1
#> 190
#> [1, 3, 5, 7, 9, 11, 13, 15, 17, 19] None 1
#> -1305 60
#> 42016 1600
