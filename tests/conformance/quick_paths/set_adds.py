# Keys added to sets by comprehensions, displays and add(): new keys, keys that are there, tables that grow, slots
# that removed keys left, hashes that collide, and keys with methods of their own.


class Key:
    def __init__(self, number, log):
        self.number, self.log = number, log

    def __hash__(self):
        self.log.append("hash")
        return self.number

    def __eq__(self, other):
        self.log.append("eq")
        return isinstance(other, Key) and self.number == other.number or self.number == other


class Text(str):
    __slots__ = ()


def grown(count, key):
    made = set()
    for i in range(count):
        made.add(key(i))
        made.add(key(i))
    assert made == {key(i) for i in range(count)} == set(map(key, range(count)))
    assert list(made) == list({key(i) for i in range(count)})
    return len(made)


print([grown(n, lambda i: i) for n in (0, 1, 4, 5, 20, 100, 1000)])
print([grown(n, str) for n in (0, 1, 4, 5, 20, 100, 1000)])
print([grown(n, lambda i: (i, -i)) for n in (0, 1, 4, 5, 20, 100, 1000)])
print([grown(n, lambda i: (i, str(i), (i,))) for n in (5, 20, 100)])
print([grown(n, lambda i: i * 64) for n in (5, 20, 100)])
print([grown(n, float) for n in (5, 20)], grown(6, lambda i: i % 2 == 0), grown(6, lambda i: None))

# The first of equal keys stays.
mixed = {1, 1.0, True, 0, False, "a", Text("a"), (1, 2), (1.0, True + 1)}
mixed.add(1.0)
mixed.add(Text("a"))
mixed.add((1.0, 2))
print(sorted(map(repr, mixed)), sorted({repr(type(x)) for x in mixed}))

# Removed keys leave slots that are used again.
slots = set(range(20))
for i in range(0, 20, 2):
    slots.discard(i)
for i in (2, 4, 32, 64, 96, 2, 34):
    slots.add(i)
print(sorted(slots), len(slots))
for turn in range(50):
    slots.add(turn * 7)
    slots.discard(turn * 7 - 21)
print(len(slots), sum(slots))

log = []
keys = set()
for number in (1, 2, 1, 9, 17):
    keys.add(Key(number, log))
print(len(keys), log.count("hash"), log.count("eq"))
keys.add(1)
keys.add(9)
print(len(keys), log.count("hash"), log.count("eq"))
print(len({Key(i % 3, log) for i in range(9)}), 1 in keys, 3 in keys)

for bad in ([], {}, set(), ([],), (1, {})):
    try:
        {x for x in [bad]}
    except TypeError as error:
        print(error)
    try:
        keys.add(bad)
    except TypeError as error:
        print(error)
    try:
        {k: 1 for k in [bad]}
    except TypeError as error:
        print(error)

for call in (lambda: set().add(), lambda: set().add(1, 2), lambda: frozenset().add(1), lambda: set.add([], 1)):
    try:
        print(call())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)


class Counted(set):
    added = 0

    def add(self, item):
        self.added += 1
        super().add(item)


counted = Counted()
for i in range(5):
    counted.add(i % 2)
print(counted, counted.added, set.add(counted, 7), len(counted))

bound = set().add
print([bound(i) for i in range(3)])

# A set that changes while it is iterated.
busy = {1, 2, 3}
try:
    for item in busy:
        busy.add(item + 10)
except RuntimeError as error:
    print(error)

#> [0, 1, 4, 5, 20, 100, 1000]
#> [0, 1, 4, 5, 20, 100, 1000]
#> [0, 1, 4, 5, 20, 100, 1000]
#> [5, 20, 100]
#> [5, 20, 100]
#> [5, 20] 2 1
#> ["'a'", '(1, 2)', '0', '1'] ["<class 'int'>", "<class 'str'>", "<class 'tuple'>"]
#> [1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 32, 34, 64, 96] 16
#> 18 1333
#> 4 5 1
#> 4 5 3
#> 3 True False
#> cannot use 'list' as a set element (unhashable type: 'list')
#> cannot use 'list' as a set element (unhashable type: 'list')
#> cannot use 'list' as a dict key (unhashable type: 'list')
#> cannot use 'dict' as a set element (unhashable type: 'dict')
#> cannot use 'dict' as a set element (unhashable type: 'dict')
#> cannot use 'dict' as a dict key (unhashable type: 'dict')
#> cannot use 'set' as a set element (unhashable type: 'set')
#> cannot use 'set' as a set element (unhashable type: 'set')
#> cannot use 'set' as a dict key (unhashable type: 'set')
#> cannot use 'tuple' as a set element (unhashable type: 'list')
#> cannot use 'tuple' as a set element (unhashable type: 'list')
#> cannot use 'tuple' as a dict key (unhashable type: 'list')
#> cannot use 'tuple' as a set element (unhashable type: 'dict')
#> cannot use 'tuple' as a set element (unhashable type: 'dict')
#> cannot use 'tuple' as a dict key (unhashable type: 'dict')
#> TypeError set.add() takes exactly one argument (0 given)
#> TypeError set.add() takes exactly one argument (2 given)
#> AttributeError 'frozenset' object has no attribute 'add'
#> TypeError descriptor 'add' for 'set' objects doesn't apply to a 'list' object
#> Counted({0, 1, 7}) 5 None 3
#> [None, None, None]
#> Set changed size during iteration
