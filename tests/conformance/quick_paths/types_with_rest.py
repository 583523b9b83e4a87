# option: --policy standard
# Calls of built-in types and natives that take *args or **keywords, which need no binding.
from collections import Counter, OrderedDict, defaultdict, deque


def show(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


for call in (
    lambda: list(zip()), lambda: list(zip([1, 2])), lambda: list(zip([1, 2], "ab", range(9))),
    lambda: list(zip([1], [2], strict=True)), lambda: list(zip([1], [], strict=True)),
    lambda: list(zip(*[range(3)] * 40))[2][39], lambda: zip(1), lambda: zip([], a=1),
    lambda: list(enumerate("ab")), lambda: list(enumerate("ab", 5)), lambda: list(enumerate("a", start=3)),
    lambda: enumerate(), lambda: enumerate(1), lambda: enumerate([], 1, 2),
    lambda: list(map(str, [1, 2])), lambda: list(map(max, [1, 5], [3, 2])), lambda: map(str), lambda: map(),
    lambda: list(filter(None, [0, 1])), lambda: filter(None),
    lambda: dict(), lambda: dict(a=1, b=2), lambda: dict([(1, 2)], a=3), lambda: dict({"x": 1}, x=2),
    lambda: dict(self=1, iterable=2, cls=3), lambda: dict(1), lambda: dict(1, 2), lambda: dict(1, a=2),
    lambda: dict(**{"a": 1}, **{"b": 2}), lambda: dict(**{"a": 1}, **{"a": 2}), lambda: dict(**{1: 2}),
    lambda: OrderedDict(b=1, a=2), lambda: OrderedDict([("z", 0)], a=2), lambda: OrderedDict(1, 2),
    lambda: defaultdict(int, a=1), lambda: defaultdict(int, {"b": 2}, a=1), lambda: defaultdict(1),
    lambda: Counter(a=2, b=1), lambda: deque([1], maxlen=1), lambda: deque(1, 2, 3),
    lambda: list(a=1), lambda: tuple(a=1), lambda: set(a=1), lambda: set(1, 2), lambda: frozenset(1, 2),
    lambda: max(), lambda: max(1), lambda: max(1, 2), lambda: max([], default=4), lambda: max([3, 1]), lambda: min(2, 1, 3),
    lambda: print(), lambda: print(1, 2), lambda: print(1, 2, sep="-"),
    lambda: "{} {a}".format(1, a=2), lambda: "{}".format(), lambda: "x".format(1),
    lambda: slice(), lambda: slice(1, 2, 3, 4), lambda: SyntaxError("a", ("f", 1, 2, "t")).lineno,
    lambda: IndentationError("a", ("f", 1, 2, "t")).offset, lambda: TabError("a").msg, lambda: OSError(2, "x").strerror,
    lambda: type("T", (), {}, a=1), lambda: type(), lambda: type(1, 2), lambda: object(1), lambda: complex(1, 2, 3),
):
    show(call)


class Keeper:
    def __iter__(self):
        seen.append(zip([self], [1]))
        return iter([(1, 2)])


seen = []
print(dict(Keeper(), a=3), len(list(seen[0])[0]))

#> []
#> [(1,), (2,)]
#> [(1, 'a', 0), (2, 'b', 1)]
#> [(1, 2)]
#> ValueError zip() argument 2 is shorter than argument 1
#> 2
#> TypeError 'int' object is not iterable
#> TypeError zip() got an unexpected keyword argument 'a'
#> [(0, 'a'), (1, 'b')]
#> [(5, 'a'), (6, 'b')]
#> [(3, 'a')]
#> TypeError enumerate() missing required argument 'iterable'
#> TypeError 'int' object is not iterable
#> TypeError enumerate() takes at most 2 arguments (3 given)
#> ['1', '2']
#> [3, 5]
#> TypeError map() must have at least two arguments.
#> TypeError map() must have at least two arguments.
#> [1]
#> TypeError filter expected 2 arguments, got 1
#> {}
#> {'a': 1, 'b': 2}
#> {1: 2, 'a': 3}
#> {'x': 2}
#> {'self': 1, 'iterable': 2, 'cls': 3}
#> TypeError 'int' object is not iterable
#> TypeError dict expected at most 1 argument, got 2
#> TypeError 'int' object is not iterable
#> {'a': 1, 'b': 2}
#> TypeError dict() got multiple values for keyword argument 'a'
#> TypeError keywords must be strings
#> OrderedDict({'b': 1, 'a': 2})
#> OrderedDict({'z': 0, 'a': 2})
#> TypeError expected at most 1 argument, got 2
#> defaultdict(<class 'int'>, {'a': 1})
#> defaultdict(<class 'int'>, {'b': 2, 'a': 1})
#> TypeError first argument must be callable or None
#> Counter({'a': 2, 'b': 1})
#> deque([1], maxlen=1)
#> TypeError deque() takes at most 2 arguments (3 given)
#> TypeError list() takes no keyword arguments
#> TypeError tuple() takes no keyword arguments
#> TypeError set() takes no keyword arguments
#> TypeError set expected at most 1 argument, got 2
#> TypeError frozenset expected at most 1 argument, got 2
#> TypeError max expected at least 1 argument, got 0
#> TypeError 'int' object is not iterable
#> 2
#> 4
#> 3
#> 1
#>
#> None
#> 1 2
#> None
#> 1-2
#> None
#> 1 2
#> IndexError Replacement index 0 out of range for positional args tuple
#> x
#> TypeError slice expected at least 1 argument, got 0
#> TypeError slice expected at most 3 arguments, got 4
#> 1
#> 2
#> a
#> x
#> TypeError T.__init_subclass__() takes no keyword arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError object() takes no arguments
#> TypeError complex() takes at most 2 arguments (3 given)
#> {1: 2, 'a': 3} 2
