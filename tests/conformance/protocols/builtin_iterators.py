# enumerate, zip, map, filter, reversed and the two kinds of iter(), with iterators that misbehave.
def show(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


show(lambda: list(enumerate("ab")))
show(lambda: list(enumerate("ab", 5)))
show(lambda: list(enumerate("abc", 2**49 - 2)))
show(lambda: list(enumerate("ab", 10**30)))
show(lambda: list(enumerate("ab", start=True)))
show(lambda: enumerate("ab", 1.5))
show(lambda: enumerate(5))
show(lambda: list(zip()))
show(lambda: list(zip("ab", [1, 2, 3], (True, False))))
show(lambda: list(zip([1], [1, 2], strict=True)))
show(lambda: list(zip([1, 2], [1], strict=True)))
show(lambda: list(zip([1, 2], [1, 2], [1], strict=True)))
show(lambda: list(zip([1, 2], [1, 2], [1, 2, 3], strict=True)))
show(lambda: list(zip([1, 2], [3, 4], strict=True)))
show(lambda: zip([1], 5))
show(lambda: list(map(str, [1, 2])))
show(lambda: list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])))
show(lambda: list(map(max, *[[i, -i] for i in range(12)])))
show(lambda: list(map(pow, [1, 2], [3], strict=True)))
show(lambda: list(map(len, [[], 5])))
show(lambda: list(filter(None, [0, 1, "", "a", [], [0]])))
show(lambda: list(filter(bool, [0, 1, "", "a"])))
show(lambda: list(filter(lambda x: x % 2, range(6))))
show(lambda: list(reversed([1, 2, 3])))
show(lambda: "".join(reversed("abc")))
show(lambda: list(reversed((1, 2))))
show(lambda: list(reversed(range(0, 10, 3))))
show(lambda: list(reversed({"a": 1, "b": 2})))
show(lambda: reversed({1}))
show(lambda: reversed(5))
show(lambda: reversed(iter([])))


class Sequence:
    def __init__(self, n, error=IndexError):
        self.n = n
        self.error = error

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if i >= self.n:
            raise self.error(i)
        return i * i


show(lambda: list(Sequence(4)))
show(lambda: list(Sequence(3, StopIteration)))
show(lambda: list(Sequence(3, KeyError)))
show(lambda: list(reversed(Sequence(4))))
show(lambda: (4 in Sequence(4), 5 in Sequence(4)))
show(lambda: reversed(Sequence(3)).__length_hint__())
it = iter(Sequence(3))
print(it.__length_hint__(), next(it), it.__length_hint__(), list(it), list(it), it.__length_hint__(),
      type(it).__name__)


class Reverser:
    def __reversed__(self):
        return "not an iterator at all"


show(lambda: reversed(Reverser()))

numbers = iter([3, 1, 4, 0, 5])
show(lambda: list(iter(lambda: next(numbers), 0)))
show(lambda: list(iter(numbers.__next__, 0)))
show(lambda: iter(5, 0))
calls = iter(lambda: next(again), None)
again = iter([1])
show(lambda: list(calls))


def stops(value):
    if value == 3:
        raise StopIteration
    return value


show(lambda: list(map(stops, [1, 2, 3, 4])))
show(lambda: list(filter(stops, [1, 2, 3, 4])))


class Once:
    def __init__(self):
        self.given = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.given:
            raise StopIteration("the end")
        self.given = True
        return 1


once = Once()
print(next(once), next(once, "default"))
show(lambda: next(once))
try:
    next(once)
except StopIteration as error:
    print(error.value)
print(next(iter([]), None), [type(x).__name__ for x in (enumerate(""), zip(), map(len, []), filter(None, []),
    reversed(""), iter(int, 1))])


class Count(map):
    def total(self):
        return sum(self)


print(Count(len, ["a", "bb"]).total(), [*Count(abs, [-1])])

#> [(0, 'a'), (1, 'b')]
#> [(5, 'a'), (6, 'b')]
#> [(562949953421310, 'a'), (562949953421311, 'b'), (562949953421312, 'c')]
#> [(1000000000000000000000000000000, 'a'), (1000000000000000000000000000001, 'b')]
#> [(1, 'a'), (2, 'b')]
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> []
#> [('a', 1, True), ('b', 2, False)]
#> ValueError zip() argument 2 is longer than argument 1
#> ValueError zip() argument 2 is shorter than argument 1
#> ValueError zip() argument 3 is shorter than arguments 1-2
#> ValueError zip() argument 3 is longer than arguments 1-2
#> [(1, 3), (2, 4)]
#> TypeError 'int' object is not iterable
#> ['1', '2']
#> [11, 22]
#> [11, 0]
#> ValueError map() argument 2 is shorter than argument 1
#> TypeError object of type 'int' has no len()
#> [1, 'a', [0]]
#> [1, 'a']
#> [1, 3, 5]
#> [3, 2, 1]
#> cba
#> [2, 1]
#> [9, 6, 3, 0]
#> ['b', 'a']
#> TypeError 'set' object is not reversible
#> TypeError 'int' object is not reversible
#> TypeError 'list_iterator' object is not reversible
#> [0, 1, 4, 9]
#> [0, 1, 4]
#> KeyError 3
#> [9, 4, 1, 0]
#> (True, False)
#> 3
#> 3 0 2 [1, 4] [] 0 iterator
#> not an iterator at all
#> [3, 1, 4]
#> [5]
#> TypeError iter(v, w): v must be callable
#> [1]
#> [1, 2]
#> [1, 2]
#> 1 default
#> StopIteration the end
#> the end
#> None ['enumerate', 'zip', 'map', 'filter', 'reversed', 'callable_iterator']
#> 3 [1]
