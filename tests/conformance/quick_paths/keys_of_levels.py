# Tuples within tuples, named tuples and bytes as keys.
# option: --policy standard
from collections import namedtuple

Point = namedtuple("Point", ["x", "y"])
Line = namedtuple("Line", "start end")


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def nested(depth, leaf):
    value = leaf
    for _ in range(depth):
        value = (value, depth)
    return value


table = {}
for depth in range(12):
    for leaf in (0, "text", b"bytes", 1.5, None, 2**70, (), Point(1, 2)):
        table[nested(depth, leaf)] = (depth, leaf)
print(len(table))
for depth in range(12):
    for leaf in (0, "te" + "xt", b"byt" + b"es", 1.5, None, 2**70, (), (1, 2)):
        assert table[nested(depth, leaf)] == (depth, leaf), (depth, leaf)
    for leaf in (0.0, False, 1, "Text", b"Bytes", bytearray(b"bytes"), frozenset(), Point(2, 1)):
        found = attempt(table.get, nested(depth, leaf))
        print(depth, found)
print(hash(((1, 2), 3)) == hash((Point(1, 2), 3)), ((1, 2), 3) == (Point(1, 2), 3), {((1, 2),): 1}[Point(1, 2),])
print(attempt(hash, (1, (2, [3]))), attempt(hash, Point(1, {})), attempt(lambda: {((), (set(),)): 1}))
lines = {Line(Point(i, i), Point(i + 1, i)): i for i in range(50)}
print(sum(lines[(i, i), (i + 1, i)] for i in range(50)), lines.get(Line((0, 0), (0, 0))))


# Classes of tuples with a hash or an equality of their own.
class Loud(tuple):
    def __hash__(self):
        print("hash", tuple(self))
        return 7


class Odd(tuple):
    def __eq__(self, other):
        print("eq", tuple(self))
        return True

    __hash__ = tuple.__hash__


class Unhashable(tuple):
    __hash__ = None


class Inherits(Loud):
    pass


print(hash((Loud((1,)), 2)) == hash((7, 2)), hash((Inherits(), 2)) == hash((7, 2)))
print({(Odd((1, 2)), 3): "found"}.get(((1, 2), 3)), {((1, 2), 3): "found"}.get((Odd((1, 2)), 3)))
print({(Odd((1, 2)), 3): "found"}.get(((1, 3), 3)), attempt(hash, (Unhashable(), 1)))

# Bytes: hashed or not, long, equal to bytearrays, and mixed with strings.
words = [bytes([a, b]) for a in range(20) for b in range(20)]
counts = {}
for word in words + words[::3]:
    counts[word] = counts.get(word, 0) + 1
print(len(counts), sum(counts.values()), counts[b"\x00" + b"\x03"], b"ab" in counts, "ab" in counts)
long_key = b"x" * 100
other_key = b"x" * 99 + b"y"
store = {long_key: 1, b"": 2, "": 3}
print(store[b"x" * 100], store.get(other_key), store[bytes(0)], store[""], attempt(lambda: store[bytearray(b"")]))
print({b"a", bytes([97]), "a"} == {b"a", "a"}, len({b"a": 1, "a": 2}))


class Bytes(bytes):
    def __eq__(self, other):
        return False

    __hash__ = bytes.__hash__


print({Bytes(b"ab"): 1}.get(b"ab"), {b"ab": 1}.get(Bytes(b"ab")), {(b"ab", (b"c",)): 1}[(b"a" + b"b", (b"c",))])
pairs = {(b"a" * n, b"b"): n for n in range(80)}
print([pairs[(b"a" * n, b"b")] for n in (0, 1, 63, 64, 65, 79)])

# Loops over sets, which change or not.
for numbers in (set(range(5)), frozenset(range(1000, 1040)), {1000 * i for i in range(60)}, set()):
    print([item for item in numbers] == list(numbers), len([1 for item in numbers]), sorted(a + b for a, b in zip(numbers, numbers))[:3])
sparse = set(range(1000))
for i in range(995):
    sparse.discard(i)
print([item for item in sparse], list(enumerate(sparse)))


def changed():
    numbers = {1, 2, 3}
    for number in numbers:
        numbers.add(number + 100)


def emptied():
    numbers = {1, 2, 3}
    seen = []
    for number in numbers:
        seen.append(number)
        numbers.clear()
    return seen


def replaced():
    numbers = {1, 2, 3}
    seen = []
    for number in numbers:
        seen.append(number)
        numbers.discard(3)
        numbers.add(3)
    return len(seen)


print(attempt(changed), attempt(emptied), attempt(replaced))
iterator = iter({1, 2})
print(next(iterator), list(iterator), list(iterator), attempt(next, iterator))

#> 96
#> 0 (0, 0)
#> 0 (0, 0)
#> 0 None
#> 0 None
#> 0 None
#> 0 TypeError: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
#> 0 None
#> 0 None
#> 1 (1, 0)
#> 1 (1, 0)
#> 1 None
#> 1 None
#> 1 None
#> 1 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 1 None
#> 1 None
#> 2 (2, 0)
#> 2 (2, 0)
#> 2 None
#> 2 None
#> 2 None
#> 2 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 2 None
#> 2 None
#> 3 (3, 0)
#> 3 (3, 0)
#> 3 None
#> 3 None
#> 3 None
#> 3 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 3 None
#> 3 None
#> 4 (4, 0)
#> 4 (4, 0)
#> 4 None
#> 4 None
#> 4 None
#> 4 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 4 None
#> 4 None
#> 5 (5, 0)
#> 5 (5, 0)
#> 5 None
#> 5 None
#> 5 None
#> 5 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 5 None
#> 5 None
#> 6 (6, 0)
#> 6 (6, 0)
#> 6 None
#> 6 None
#> 6 None
#> 6 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 6 None
#> 6 None
#> 7 (7, 0)
#> 7 (7, 0)
#> 7 None
#> 7 None
#> 7 None
#> 7 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 7 None
#> 7 None
#> 8 (8, 0)
#> 8 (8, 0)
#> 8 None
#> 8 None
#> 8 None
#> 8 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 8 None
#> 8 None
#> 9 (9, 0)
#> 9 (9, 0)
#> 9 None
#> 9 None
#> 9 None
#> 9 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 9 None
#> 9 None
#> 10 (10, 0)
#> 10 (10, 0)
#> 10 None
#> 10 None
#> 10 None
#> 10 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 10 None
#> 10 None
#> 11 (11, 0)
#> 11 (11, 0)
#> 11 None
#> 11 None
#> 11 None
#> 11 TypeError: cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> 11 None
#> 11 None
#> True True 1
#> TypeError: unhashable type: 'list' TypeError: unhashable type: 'dict' TypeError: cannot use 'tuple' as a dict key (unhashable type: 'set')
#> 1225 None
#> hash (1,)
#> hash ()
#> True True
#> eq (1, 2)
#> eq (1, 2)
#> found found
#> None TypeError: unhashable type: 'Unhashable'
#> 400 534 2 False False
#> 1 None 2 3 TypeError: cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')
#> True 2
#> None None 1
#> [0, 1, 63, 64, 65, 79]
#> True 5 [0, 2, 4]
#> True 40 [2000, 2002, 2004]
#> True 60 [0, 2000, 4000]
#> True 0 []
#> [995, 996, 997, 998, 999] [(0, 995), (1, 996), (2, 997), (3, 998), (4, 999)]
#> RuntimeError: Set changed size during iteration RuntimeError: Set changed size during iteration 3
#> 1 [2] [] StopIteration: 
