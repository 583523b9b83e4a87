# frozenset: immutable, hashable, mixed operations with set.
f = frozenset([1, 2, 3])
print(f, frozenset(), frozenset("a"), hash(f) == hash(frozenset([3, 2, 1])), f == {1, 2, 3}, {1, 2, 3} == f, f | {4},
      {4} | f, f & {1}, f - {1}, f ^ {1, 9}, type(f | {4}), type({4} | f), f.union([7]), f.copy() is f,
      frozenset(f) is f)
print({f: "v"}[frozenset((3, 1, 2))], f in {f}, f < {1, 2, 3, 4}, f.issubset([1, 2, 3]), f.isdisjoint([9]), len(f),
      2 in f, sorted(f), max(f), {frozenset({1}), frozenset({1})}, frozenset([frozenset()]), frozenset({}))
g = f
g |= {9}
print(g, f, g is f, type(g))
s = {1}
s |= f
print(s, {1, 2} in {frozenset({1, 2})})
for bad in (lambda: f.add(1), lambda: f.remove(1), lambda: f.clear(), lambda: frozenset(5), lambda: frozenset([[]]),
            lambda: f[0], lambda: f + f, lambda: f | [1], lambda: frozenset(1, 2), lambda: f.update([1]),
            lambda: f < [1], lambda: f.pop()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)


class Sub(frozenset):
    def __repr__(self):
        return "Sub" + super().__repr__()


class SubSet(set):
    pass


print(Sub([1]), type(Sub([1]) | {2}), Sub([1]) == {1}, SubSet([1]), type(SubSet([1]) & {1}), SubSet([1]).copy(),
      type(SubSet().union()), SubSet() == set())

#> frozenset({1, 2, 3}) frozenset() frozenset({'a'}) True True True frozenset({1, 2, 3, 4}) {1, 2, 3, 4} frozenset({1}) frozenset({2, 3}) frozenset({2, 3, 9}) <class 'frozenset'> <class 'set'> frozenset({1, 2, 3, 7}) True True
#> v True True True True 3 True [1, 2, 3] 3 {frozenset({1})} frozenset({frozenset()}) frozenset()
#> frozenset({1, 2, 3, 9}) frozenset({1, 2, 3}) False <class 'frozenset'>
#> {1, 2, 3} True
#> AttributeError 'frozenset' object has no attribute 'add'
#> AttributeError 'frozenset' object has no attribute 'remove'
#> AttributeError 'frozenset' object has no attribute 'clear'
#> TypeError 'int' object is not iterable
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError 'frozenset' object is not subscriptable
#> TypeError unsupported operand type(s) for +: 'frozenset' and 'frozenset'
#> TypeError unsupported operand type(s) for |: 'frozenset' and 'list'
#> TypeError frozenset expected at most 1 argument, got 2
#> AttributeError 'frozenset' object has no attribute 'update'
#> TypeError '<' not supported between instances of 'frozenset' and 'list'
#> AttributeError 'frozenset' object has no attribute 'pop'
#> SubSub({1}) <class 'frozenset'> True SubSet({1}) <class 'set'> {1} <class 'set'> True
