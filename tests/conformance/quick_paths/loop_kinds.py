# Loops over enumerate, zip, dict views, reversed and iterators: usual, exhausted, shared and changed ones.
# option: --policy standard


def collect(iterable, limit=20):
    out = []
    for item in iterable:
        out.append(item)
        if len(out) == limit: break
    return out


def outcome(iterable):
    out = []
    try:
        for item in iterable: out.append(item)
    except Exception as error: out.append(f"{type(error).__name__}: {error}")
    return out


items = [10, 20, 30]
print(collect(enumerate(items)), collect(enumerate("ab", 5)), collect(enumerate((1, 2), -1)))
print(collect(enumerate({1: 2})), collect(enumerate(range(3))))
print(collect(enumerate([1, 2, 3], 2**49 - 2)), collect(enumerate([1, 2], 2**80)), collect(enumerate([])))
print(collect(enumerate(x for x in "ab")), collect(enumerate(iter(items))))
print(collect(zip(items, "abc")), collect(zip(items, (1, 2))), collect(zip([1], items)))
print(collect(zip(items, range(9))), collect(zip()), collect(zip(items)), collect(zip(items, items, items)))
print(collect(zip({1: 2, 3: 4}, {5: 6}.values())), collect(zip(enumerate(items), items)))
print(collect(zip(items, (x for x in "ab"))), outcome(zip([1, 2], [1], strict=True)))
print(outcome(zip([1], [1, 2], strict=True)), outcome(zip([1], [2], strict=True)))
shared = iter([1, 2, 3, 4, 5])
print(collect(zip(shared, shared)), collect(shared))
shared = iter([1, 2, 3, 4, 5])
print(collect(zip(shared, [7])), collect(shared))
shared = iter([1, 2, 3])
print(collect(zip([7], shared)), collect(shared))
table = {"a": 1, "b": 2, "c": 3}
print(collect(table), collect(table.keys()), collect(table.values()), collect(table.items()))
print(collect(reversed(table)), collect(reversed(table.items())), collect({}.items()))
del table["b"]
print(collect(table.items()), collect(zip(table, table.values())), collect(enumerate(table.items())))


def changing(view, change):
    out = []
    try:
        for item in view:
            out.append(item)
            change()
            if len(out) > 10: break
    except RuntimeError as error: out.append(str(error))
    return out


for kind in ("keys", "values", "items"):
    d = {1: 2, 3: 4}
    print(changing(getattr(d, kind)(), lambda: d.__setitem__(len(d) + 10, 0)))
    d = {1: 2, 3: 4}
    print(changing(getattr(d, kind)(), lambda: d.clear()))
    d = {1: 2, 3: 4}
    print(changing(getattr(d, kind)(), lambda: d.update({1: 9, 3: 8})))
    d = {i: i for i in range(5)}
    print(changing(getattr(d, kind)(), lambda: (d.pop(next(iter(d))), d.__setitem__(len(d) + 100, 1))))
    d = {1: 2, 3: 4}
    print(changing(enumerate(getattr(d, kind)()), lambda: d.__setitem__("more", 0)))
    d = {1: 2, 3: 4}
    print(changing(zip(getattr(d, kind)(), [1, 2, 3]), lambda: d.__setitem__("more", 0)))
for wrap in (lambda x: enumerate(x), lambda x: zip(x, x), lambda x: reversed(x), lambda x: iter(x)):
    l = [1, 2, 3]
    print(changing(wrap(l), lambda: l.append(len(l)) if len(l) < 6 else None))
    l = [1, 2, 3]
    print(changing(wrap(l), lambda: l.clear()))
    l = [1, 2, 3]
    print(changing(wrap(l), lambda: l.pop()))
it = iter([1, 2])
print(collect(it), collect(it), collect(reversed(items)), collect(reversed((1, 2))), collect(reversed("ab")))
print(collect(reversed(range(3))))
it = reversed([1, 2, 3])
print(next(it), collect(it), collect(it))
it = enumerate(items)
print(next(it), collect(it), collect(it))
it = iter(table.items())
for pair in it:
    print(pair, collect(it))
pairs = collect(zip(items, items))
print(pairs[0] is not pairs[1], pairs, len({id(pair) for pair in pairs}))
kept = []
for pair in zip(range(3), range(3)): kept.append(pair)
print(kept)


class Enumerate(enumerate):
    def __next__(self): return ("own", super().__next__())
class Zip(zip):
    def __iter__(self): return iter(["mine"])
class List(list):
    def __iter__(self): return iter(["list"])
    def __getitem__(self, index): return "never"
    def __len__(self): return 50


print(collect(Enumerate([1])), collect(Zip([1], [2])), collect(List([1, 2])), collect(enumerate(List([1]))))
print(collect(zip(List([1]), List([2]))), collect(reversed(List([1]))) [:2])
print(collect(list.__iter__(List([7, 8]))), collect(enumerate(list.__iter__(List([7, 8])))))


class Next:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n


print(collect(enumerate(Next())), collect(zip(Next(), Next())), collect(zip([1, 2, 3, 4, 5], Next())))
print(collect(map(str, Next())), collect(filter(None, [0, 1, 2])))
for a, b in zip([1, 2], [3, 4]): print(a, b)
for i, (k, v) in enumerate({"x": 1, "y": 2}.items()): print(i, k, v)
for i, a, b in [(1, 2, 3)]: print(i, a, b)
try:
    for a, b, c in zip([1], [2]): pass
except ValueError as error: print(error)
print(collect(x for x in zip("ab", "cd")), {k: v for k, v in zip("ab", "cd")}, [i for i, _ in enumerate("abc")])

#> [(0, 10), (1, 20), (2, 30)] [(5, 'a'), (6, 'b')] [(-1, 1), (0, 2)]
#> [(0, 1)] [(0, 0), (1, 1), (2, 2)]
#> [(562949953421310, 1), (562949953421311, 2), (562949953421312, 3)] [(1208925819614629174706176, 1), (1208925819614629174706177, 2)] []
#> [(0, 'a'), (1, 'b')] [(0, 10), (1, 20), (2, 30)]
#> [(10, 'a'), (20, 'b'), (30, 'c')] [(10, 1), (20, 2)] [(1, 10)]
#> [(10, 0), (20, 1), (30, 2)] [] [(10,), (20,), (30,)] [(10, 10, 10), (20, 20, 20), (30, 30, 30)]
#> [(1, 6)] [((0, 10), 10), ((1, 20), 20), ((2, 30), 30)]
#> [(10, 'a'), (20, 'b')] [(1, 1), 'ValueError: zip() argument 2 is shorter than argument 1']
#> [(1, 1), 'ValueError: zip() argument 2 is longer than argument 1'] [(1, 2)]
#> [(1, 2), (3, 4)] []
#> [(1, 7)] [3, 4, 5]
#> [(7, 1)] [2, 3]
#> ['a', 'b', 'c'] ['a', 'b', 'c'] [1, 2, 3] [('a', 1), ('b', 2), ('c', 3)]
#> ['c', 'b', 'a'] [('c', 3), ('b', 2), ('a', 1)] []
#> [('a', 1), ('c', 3)] [('a', 1), ('c', 3)] [(0, ('a', 1)), (1, ('c', 3))]
#> [1, 'dictionary changed size during iteration']
#> [1, 'dictionary changed size during iteration']
#> [1, 3]
#> [0, 2, 'dictionary changed size during iteration']
#> [(0, 1), 'dictionary changed size during iteration']
#> [(1, 1), 'dictionary changed size during iteration']
#> [2, 'dictionary changed size during iteration']
#> [2, 'dictionary changed size during iteration']
#> [2, 8]
#> [0, 2, 'dictionary changed size during iteration']
#> [(0, 2), 'dictionary changed size during iteration']
#> [(2, 1), 'dictionary changed size during iteration']
#> [(1, 2), 'dictionary changed size during iteration']
#> [(1, 2), 'dictionary changed size during iteration']
#> [(1, 2), (3, 8)]
#> [(0, 0), (2, 2), 'dictionary changed size during iteration']
#> [(0, (1, 2)), 'dictionary changed size during iteration']
#> [((1, 2), 1), 'dictionary changed size during iteration']
#> [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (5, 5)]
#> [(0, 1)]
#> [(0, 1), (1, 2)]
#> [(1, 1), (2, 2), (3, 3), (3, 3), (4, 4), (5, 5)]
#> [(1, 1)]
#> [(1, 1), (2, 2)]
#> [3, 2, 1]
#> [3]
#> [3, 2, 1]
#> [1, 2, 3, 3, 4, 5]
#> [1]
#> [1, 2]
#> [1, 2] [] [30, 20, 10] [2, 1] ['b', 'a']
#> [2, 1, 0]
#> 3 [2, 1] []
#> (0, 10) [(1, 20), (2, 30)] []
#> ('a', 1) [('c', 3)]
#> True [(10, 10), (20, 20), (30, 30)] 3
#> [(0, 0), (1, 1), (2, 2)]
#> [('own', (0, 1))] ['mine'] ['list'] [(0, 'list')]
#> [('list', 'list')] [1]
#> [7, 8] [(0, 7), (1, 8)]
#> [(0, 1), (1, 2), (2, 3)] [(1, 1), (2, 2), (3, 3)] [(1, 1), (2, 2), (3, 3)]
#> ['1', '2', '3'] [1, 2]
#> 1 3
#> 2 4
#> 0 x 1
#> 1 y 2
#> 1 2 3
#> not enough values to unpack (expected 3, got 2)
#> [('a', 'c'), ('b', 'd')] {'a': 'c', 'b': 'd'} [0, 1, 2]
