# set() and frozenset() constructors and algebra on other iterables.
print(set(), frozenset(), sorted(set("banana")), set([1, 2, 2]), set(range(3)), set({1: 2}), frozenset((1, 1)),
      len(set([1, 1.0, True, "1"])), set(x % 2 for x in range(9)), {frozenset(): 0}, set(frozenset([1])),
      frozenset({2}), set(()) == frozenset(), set([1]) == frozenset([1]), hash(frozenset()) == hash(frozenset([])))
print(sorted(set("abc") | set("bcd")), sorted(set("abc").union("xyz", [1, 2][:0])), set(range(5)) - {1, 2} & {2, 3},
      {1, 2} ^ {2, 3} | {9}, set([1, 2, 3]).intersection(range(2, 9), [3]), not set([1]).isdisjoint([1]),
      {1}.issubset({1: 0}), set("ab") < set("abc"), {1, 2} >= {1}, set().union(*[[1], [2], [3]]),
      set.union({1}, {2}), set.intersection(*[{1, 2}, {2, 3}]))
a = set([3, 1])
b = a
a |= {5}
c = a.copy()
c.discard(1)
print(a, b is a, c, 1 in a, 1 in c)
for bad in (lambda: set(1), lambda: set([[]]), lambda: set([{}]), lambda: frozenset(5), lambda: set("a", "b"),
            lambda: set(iterable=[]), lambda: {1} + {2}, lambda: {1} - [1], lambda: {1}.remove(2),
            lambda: frozenset([1]).add(2), lambda: {1} > 1, lambda: set.union(), lambda: set.union([1]),
            lambda: set([{1}])):
    try:
        print(bad())
    except (TypeError, KeyError, AttributeError) as error:
        print(type(error).__name__, error)

#> set() frozenset() ['a', 'b', 'n'] {1, 2} {0, 1, 2} {1} frozenset({1}) 2 {0, 1} {frozenset(): 0} {1} frozenset({2}) True True True
#> ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'x', 'y', 'z'] {3} {1, 3, 9} {3} True True True True {1, 2, 3} {1, 2} {2}
#> {1, 3, 5} True {3, 5} True False
#> TypeError 'int' object is not iterable
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> TypeError 'int' object is not iterable
#> TypeError set expected at most 1 argument, got 2
#> TypeError set() takes no keyword arguments
#> TypeError unsupported operand type(s) for +: 'set' and 'set'
#> TypeError unsupported operand type(s) for -: 'set' and 'list'
#> KeyError 2
#> AttributeError 'frozenset' object has no attribute 'add'
#> TypeError '>' not supported between instances of 'set' and 'int'
#> TypeError unbound method set.union() needs an argument
#> TypeError descriptor 'union' for 'set' objects doesn't apply to a 'list' object
#> TypeError cannot use 'set' as a set element (unhashable type: 'set')
