# Metaclasses that put object first, too many arguments, and lists that are filled while they are sorted.
# option: --policy standard
def attempt(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


class Backwards(type):
    def mro(cls):
        return type.mro(cls)[::-1]


for base in (int, list, str, dict, tuple, float, set, bytes, Exception):
    made = Backwards("Made", (base,), {"x": 1})
    attempt(lambda: (type(made()).__name__, made().x, isinstance(made(), base)))


class Text(str):
    pass


class Number(int):
    pass


class Bag(set):
    pass


for kind in (str, int, set, list, tuple, frozenset, Text, Number, Bag):
    for count in (3, 4, 5):
        attempt(lambda: kind(*[1] * count))
        attempt(lambda: kind(*[1] * count, a=1))
attempt(lambda: type(1, a=2))
attempt(lambda: type("A", (), a=1))
attempt(lambda: type(a=1))

changes = [lambda l: l.clear(), lambda l: (l.append(1), l.clear()), lambda l: (l.append(1), l.pop()),
           lambda l: l.extend([]), lambda l: (l.extend([1]), l.__delitem__(0)),
           lambda l: l.__setitem__(slice(0, 0), []), lambda l: l.sort(), lambda l: l.reverse(),
           lambda l: l.__iadd__([]), lambda l: l.__imul__(3), lambda l: l.__init__(),
           lambda l: (l.__init__([1]), l.__init__()), lambda l: (l.append(1), l.__delitem__(slice(None))),
           lambda l: (l.append(1), l.remove(1)), lambda l: (l.append(1), l.__setitem__(slice(None), []))]
for change in changes:
    values = [3, 1, 2]
    attempt(lambda: values.sort(key=lambda value: (change(values), value)[1]))
    print(values)

#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> ('Made', 1, True)
#> TypeError str() argument 'encoding' must be str, not int
#> TypeError str() takes at most 3 arguments (4 given)
#> TypeError str expected at most 3 arguments, got 4
#> TypeError str() takes at most 3 arguments (5 given)
#> TypeError str expected at most 3 arguments, got 5
#> TypeError str() takes at most 3 arguments (6 given)
#> TypeError int expected at most 2 arguments, got 3
#> TypeError int() takes at most 2 arguments (4 given)
#> TypeError int expected at most 2 arguments, got 4
#> TypeError int() takes at most 2 arguments (5 given)
#> TypeError int expected at most 2 arguments, got 5
#> TypeError int() takes at most 2 arguments (6 given)
#> TypeError set expected at most 1 argument, got 3
#> TypeError set() takes no keyword arguments
#> TypeError set expected at most 1 argument, got 4
#> TypeError set() takes no keyword arguments
#> TypeError set expected at most 1 argument, got 5
#> TypeError set() takes no keyword arguments
#> TypeError list expected at most 1 argument, got 3
#> TypeError list() takes no keyword arguments
#> TypeError list expected at most 1 argument, got 4
#> TypeError list() takes no keyword arguments
#> TypeError list expected at most 1 argument, got 5
#> TypeError list() takes no keyword arguments
#> TypeError tuple expected at most 1 argument, got 3
#> TypeError tuple() takes no keyword arguments
#> TypeError tuple expected at most 1 argument, got 4
#> TypeError tuple() takes no keyword arguments
#> TypeError tuple expected at most 1 argument, got 5
#> TypeError tuple() takes no keyword arguments
#> TypeError frozenset expected at most 1 argument, got 3
#> TypeError frozenset() takes no keyword arguments
#> TypeError frozenset expected at most 1 argument, got 4
#> TypeError frozenset() takes no keyword arguments
#> TypeError frozenset expected at most 1 argument, got 5
#> TypeError frozenset() takes no keyword arguments
#> TypeError str() argument 'encoding' must be str, not int
#> TypeError str() takes at most 3 arguments (4 given)
#> TypeError str() takes at most 3 arguments (4 given)
#> TypeError str() takes at most 3 arguments (5 given)
#> TypeError str() takes at most 3 arguments (5 given)
#> TypeError str() takes at most 3 arguments (6 given)
#> TypeError int() takes at most 2 arguments (3 given)
#> TypeError int() takes at most 2 arguments (4 given)
#> TypeError int() takes at most 2 arguments (4 given)
#> TypeError int() takes at most 2 arguments (5 given)
#> TypeError int() takes at most 2 arguments (5 given)
#> TypeError int() takes at most 2 arguments (6 given)
#> TypeError Bag expected at most 1 argument, got 3
#> TypeError set() takes no keyword arguments
#> TypeError Bag expected at most 1 argument, got 4
#> TypeError set() takes no keyword arguments
#> TypeError Bag expected at most 1 argument, got 5
#> TypeError set() takes no keyword arguments
#> TypeError type() takes no keyword arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError type() takes 1 or 3 arguments
#> None
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> None
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
#> ValueError list modified during sort
#> [1, 2, 3]
