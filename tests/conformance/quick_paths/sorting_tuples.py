# Sorting tuples: ints, floats, strings, NaN, mixed and lying items, unequal lengths, stability.
# option: --policy standard
nan = float("nan")


class Loud:
    def __init__(self, value): self.value = value
    def __repr__(self): return f"L{self.value}"
    def __eq__(self, other):
        log.append(("eq", self, other))
        return isinstance(other, Loud) and self.value == other.value
    def __lt__(self, other):
        log.append(("lt", self, other))
        return self.value < other.value


def outcome(items, **options):
    log.clear()
    try: result = sorted(items, **options)
    except TypeError as error: result = str(error)
    print(result)
    if log: print(len(log), log[:6])


log = []
outcome([(3, "c"), (1, "b"), (3, "a"), (2,), (), (1,), (1, "b", 0)])
outcome([(1.5, 2), (0.5, 1), (1.5, 1), (-0.0, 2), (0.0, 1)])
outcome([(1, 2.0), (1.0, 1), (True, 0), (1, 3)])
outcome([("b" * 70, 1), ("b" * 70, 0), ("b" * 69, 5), ("b" * 71, 2)])
outcome([("é", 1), ("e", 2), ("\u20ac", 3), ("z", 0), ("", 9)])
outcome([(nan, 2), (nan, 1), (nan, 3)])
outcome([(float("nan"), 2), (float("nan"), 1), (1.0, 0)])
outcome([(Loud(2), 1), (Loud(1), 2), (Loud(2), 0)])
outcome([(1, Loud(2)), (1, Loud(1)), (0, Loud(3))])
outcome([(1, "a"), (1, 2)])
outcome([(1, None), (1, None), (0, None)])
outcome([(1, None), (1, 2)])
outcome([(1, 2), [1, 2]])
outcome([((1, 2), 3), ((1, 1), 4), ((1,), 5)])
outcome([(2**60, 1), (2**60, 0), (2**60 - 1, 5), (3, 3)])
outcome([(1, "x"), (2, "y")], reverse=True)
outcome(["bb", "a", "ccc"], key=lambda s: (len(s), s))
outcome([3, 1, 2], key=lambda x: (x % 2, -x))


class Pair(tuple):
    def __lt__(self, other): return tuple.__gt__(self, other)


outcome([Pair((1,)), Pair((2,)), Pair((3,))])
outcome([Pair((1,)), (2,), Pair((3,))])
items = [(i * 7919 % 101, str(i % 7), i) for i in range(500)]
ordered = sorted(items)
print(ordered == sorted(sorted(sorted(items, key=lambda t: t[2]), key=lambda t: t[1]), key=lambda t: t[0]))
print(ordered[:3])
pairs = [(i % 5, Loud(0)) for i in range(20)]
log.clear()
pairs.sort()
print([p[0] for p in pairs], len(log) > 0)
same = [(1, "a", i) for i in range(20)] * 2
print(sorted(same) == [x for i in range(20) for x in [(1, "a", i)] * 2], max(same), min(items))
long = [tuple(range(40)) + (i,) for i in (3, 1, 2)]
print([t[-1] for t in sorted(long)])

#> [(), (1,), (1, 'b'), (1, 'b', 0), (2,), (3, 'a'), (3, 'c')]
#> [(0.0, 1), (-0.0, 2), (0.5, 1), (1.5, 1), (1.5, 2)]
#> [(True, 0), (1.0, 1), (1, 2.0), (1, 3)]
#> [('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 5), ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0), ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1), ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 2)]
#> [('', 9), ('e', 2), ('z', 0), ('é', 1), ('€', 3)]
#> [(nan, 1), (nan, 2), (nan, 3)]
#> [(nan, 2), (nan, 1), (1.0, 0)]
#> [(L1, 2), (L2, 0), (L2, 1)]
#> 10 [('eq', L1, L2), ('lt', L1, L2), ('eq', L2, L1), ('lt', L2, L1), ('eq', L1, L2), ('lt', L1, L2)]
#> [(0, L3), (1, L1), (1, L2)]
#> 2 [('eq', L1, L2), ('lt', L1, L2)]
#> '<' not supported between instances of 'int' and 'str'
#> [(0, None), (1, None), (1, None)]
#> '<' not supported between instances of 'int' and 'NoneType'
#> '<' not supported between instances of 'list' and 'tuple'
#> [((1,), 5), ((1, 1), 4), ((1, 2), 3)]
#> [(3, 3), (1152921504606846975, 5), (1152921504606846976, 0), (1152921504606846976, 1)]
#> [(2, 'y'), (1, 'x')]
#> ['a', 'bb', 'ccc']
#> [2, 3, 1]
#> [(3,), (2,), (1,)]
#> [(3,), (1,), (2,)]
#> True
#> [(0, '0', 0), (0, '2', 303), (0, '3', 101)]
#> [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4] True
#> True (1, 'a', 19) (0, '0', 0)
#> [1, 2, 3]
