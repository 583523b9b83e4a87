# Error messages of sets, types of results, and sets looked up in sets.


def attempt(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error)


class S(set):
    pass


class F(frozenset):
    pass


for action in (
    lambda: {[]}, lambda: {(1, [])}, lambda: {1}.add({}), lambda: [] in {1}, lambda: {1}.remove([]),
    lambda: {1}.discard({}), lambda: {1}.remove(2), lambda: {1}.remove({2}), lambda: {1}.discard({2}),
    lambda: {1}.intersection([[]]), lambda: {1}.isdisjoint([[]]), lambda: {1}.issuperset([[]]),
    lambda: {1}.issubset([[]]), lambda: {1}.difference([[]]), lambda: {1}.symmetric_difference([[]]),
    lambda: {1}.union([[]]), lambda: set(1, 2), lambda: set(a=1), lambda: frozenset(1, 2),
    lambda: frozenset(a=1), lambda: set(1), lambda: {1}.pop(2), lambda: set().pop(), lambda: {1}.add(),
    lambda: {1} < 1, lambda: {1} | [1], lambda: {1} - 1, lambda: {1}.__or__([1]), lambda: {1}.__ror__({2}),
    lambda: hash({1}), lambda: {1} + {2}, lambda: set.union([1], {2}), lambda: set.add({1}),
    lambda: set.__eq__(set(), 1), lambda: set.__new__(dict), lambda: frozenset([1]).add,
    lambda: iter({1}).__length_hint__(), lambda: {1}.union(5),
):
    attempt(action)
for made in (S([1]) | {2}, S([1]).copy(), S([1]).union([2]), F([1]).copy(), {1} | frozenset([2]),
             frozenset([2]) | {1}, F([1]) & {1}, S([1]) - {2}, frozenset([1]) ^ S([2]), F([1]).union([2])):
    print(type(made).__name__, sorted(made))
print({1} in {frozenset({1})}, {2} in {frozenset({1})}, {frozenset({1}): 1}[frozenset({1})])
s = {frozenset({1}), frozenset({2})}
s.remove({1})
s.discard({2})
print(s, S(), S([1]), F(), F([1]), frozenset(), frozenset([1]), set())
f = frozenset([1, 2])
print(f"{frozenset(f) is f = }")
print(f"{f.copy() is f = }")
print(f"{f == {1, 2} = }")
print(f"{hash(f) == hash(frozenset([2, 1])) = }")
print(f"{F(f) is f = }")
print(f"{F(f) == f = }")
s = t = {1, 2}
s &= {2}
print(s, t, s is t)
f = g = frozenset([1])
f |= {2}
print(sorted(f), g)


def in_place():
    s = {1}
    s |= [1]


attempt(in_place)
x = S([1])
x.add(x.__class__)
y = F([2])
print(len(x), y)


class WithNew(frozenset):
    def __new__(cls, *args, **keywords):
        made = super().__new__(cls, *args)
        made.keywords = keywords
        return made

    def __init__(self, *args, **keywords):
        pass


class WithInit(frozenset):
    def __init__(self, *args, **keywords):
        pass


class SetWithInit(set):
    def __init__(self, *args, **keywords):
        super().__init__(*args)


print(WithNew([1], x=2), WithNew([1], x=2).keywords)
attempt(lambda: WithInit([1], x=2))
attempt(lambda: F([1], x=2))
attempt(lambda: SetWithInit([1], x=2))


class Iterates(set):
    def __iter__(self):
        return iter([7, 8])


print(Iterates([1]), list(Iterates([1])), set(Iterates([1])), Iterates([1]) | {2}, [*Iterates([1])])
changing = {1, 2}
numbers = iter(changing)
next(numbers)
changing.add(3)
for _ in range(2):
    attempt(lambda: next(numbers))
print(numbers.__length_hint__())

#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> KeyError 2
#> KeyError {2}
#> None
#> TypeError unhashable type: 'list'
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError unhashable type: 'list'
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError set expected at most 1 argument, got 2
#> TypeError set() takes no keyword arguments
#> TypeError frozenset expected at most 1 argument, got 2
#> TypeError frozenset() takes no keyword arguments
#> TypeError 'int' object is not iterable
#> TypeError set.pop() takes no arguments (1 given)
#> KeyError 'pop from an empty set'
#> TypeError set.add() takes exactly one argument (0 given)
#> TypeError '<' not supported between instances of 'set' and 'int'
#> TypeError unsupported operand type(s) for |: 'set' and 'list'
#> TypeError unsupported operand type(s) for -: 'set' and 'int'
#> NotImplemented
#> {1, 2}
#> TypeError unhashable type: 'set'
#> TypeError unsupported operand type(s) for +: 'set' and 'set'
#> TypeError descriptor 'union' for 'set' objects doesn't apply to a 'list' object
#> TypeError set.add() takes exactly one argument (0 given)
#> NotImplemented
#> TypeError set.__new__(dict): dict is not a subtype of set
#> AttributeError 'frozenset' object has no attribute 'add'
#> 1
#> TypeError 'int' object is not iterable
#> set [1, 2]
#> set [1]
#> set [1, 2]
#> frozenset [1]
#> set [1, 2]
#> frozenset [1, 2]
#> frozenset [1]
#> set [1]
#> frozenset [1, 2]
#> frozenset [1, 2]
#> True False 1
#> set() S() S({1}) F() F({1}) frozenset() frozenset({1}) set()
#> frozenset(f) is f = True
#> f.copy() is f = True
#> f == {1, 2} = True
#> hash(f) == hash(frozenset([2, 1])) = True
#> F(f) is f = False
#> F(f) == f = True
#> {2} {2} True
#> [1, 2] frozenset({1})
#> TypeError unsupported operand type(s) for |=: 'set' and 'list'
#> 2 F({2})
#> WithNew({1}) {'x': 2}
#> WithInit({1})
#> TypeError frozenset() takes no keyword arguments
#> SetWithInit({1})
#> Iterates({1}) [7, 8] {1} {1, 2} [7, 8]
#> RuntimeError Set changed size during iteration
#> RuntimeError Set changed size during iteration
#> 0
