# StopIteration inside generators becomes RuntimeError (PEP 479); in next, for and comprehensions.
def gen():
    yield 1
    raise StopIteration("inside")


def calls_next():
    it = iter([])
    yield 0
    next(it)
    yield 1


for g in (gen(), calls_next()):
    try:
        print(list(g))
    except RuntimeError as error:
        print(error, repr(error.__cause__), repr(error.__context__), error.__suppress_context__)


class It:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration("value")
        self.n -= 1
        return self.n


print(list(It(3)), [x for x in It(2)], next(It(0), "default"), sum(It(4)), dict(zip(It(2), It(3))), max(It(5)),
      tuple(It(1)), sorted(It(3)), *It(2))
try:
    next(It(0))
except StopIteration as e:
    print(e.value, e.args)
try:
    print(list(next(iter([])) for _ in range(3)))
except RuntimeError as error:
    print(error)
try:
    print([next(iter([])) for _ in range(3)])
except StopIteration as error:
    print("list comprehension lets it through", error.args)
print(list(map(lambda x: next(iter([])), [1, 2])))


def f():
    raise StopIteration(5)


try:
    for x in range(3):
        f()
except StopIteration as e:
    print("in body", e.value)


class GetItem:
    def __getitem__(self, i):
        if i == 2:
            raise StopIteration
        return i


print(list(GetItem()), [*GetItem()])


def delegating():
    result = yield from It(2)
    return result


def show(g):
    while True:
        try:
            print("got", next(g))
        except StopIteration as e:
            return e.value


print(show(delegating()))


def returner():
    return 7
    yield


def wrapped():
    try:
        yield 1
    finally:
        raise StopIteration("in finally")


print(show(returner()))
g = wrapped()
next(g)
try:
    g.close()
except RuntimeError as e:
    print(e)

#> generator raised StopIteration StopIteration('inside') StopIteration('inside') True
#> generator raised StopIteration StopIteration() StopIteration() True
#> [2, 1, 0] [1, 0] default 6 {1: 2, 0: 1} 4 (0,) [0, 1, 2] 1 0
#> value ('value',)
#> generator raised StopIteration
#> list comprehension lets it through ()
#> []
#> in body 5
#> [0, 1] [0, 1]
#> got 1
#> got 0
#> value
#> 7
#> generator raised StopIteration
