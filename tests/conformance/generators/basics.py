# Generator functions and expressions: laziness, exhaustion, return values, infinite streams.
def count(start=0, step=1):
    print("started")
    while True:
        yield start
        start += step


c = count(5)
print("made")
print(next(c), next(c), next(c))


def limited():
    yield 1
    yield from ()
    yield 2
    return "done"
    yield 3


g = limited()
print(list(g), list(g), next(g, "exhausted"), iter(g) is g, type(g), type(limited))
g = limited()
next(g), next(g)
try:
    next(g)
except StopIteration as e:
    print(repr(e), e.value)
try:
    next(g)
except StopIteration as e:
    print(repr(e), e.value)


def take(n, it):
    for _, x in zip(range(n), it):
        yield x


def evens():
    n = 0
    while 1:
        yield n
        n += 2


def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1


print(list(take(5, evens())), list(take(10, primes())), sum(take(100, evens())), [x for x in take(3, "abcdef")],
      dict(take(2, enumerate("xy"))), tuple(take(0, evens())), max(take(4, evens())), sorted(take(3, (9, 8, 7))),
      *take(2, evens()))
squares = (x * x for x in range(5))
print(next(squares), list(squares), list(squares), sum(x for x in range(10) if x % 3 == 0),
      list(a + b for a in "xy" for b in "12"), (x for x in ()),
      3 in (x for x in range(5)))if False else print(next(squares), list(squares), list(squares),
          sum(x for x in range(10) if x % 3 == 0), list(a + b for a in "xy" for b in "12"),
          3 in (x for x in range(5)))


def empty():
    return
    yield


def conditional(flag):
    if flag:
        yield "flagged"


print(list(empty()), list(conditional(0)), list(conditional(1)), [list(take(2, count(i))) for i in range(2)])


def tree(n):
    if n:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)


print(list(tree(4)), sum(1 for _ in tree(10)))
a, b, *rest = limited()
print(a, b, rest)
try:
    x, y, z = limited()
except ValueError as e:
    print(e)


def local_state():
    x = 0
    for i in range(3):
        x += i
        y = yield x, i
        assert y is None


g1, g2 = local_state(), local_state()
print(next(g1), next(g2), next(g1), next(g1), next(g2), next(g1, None), next(g2))
for bad in (lambda: len(g1), lambda: g1[0], lambda: g1 + g2, lambda: g1(), lambda: next(limited),
            lambda: reversed(g1), lambda: count(1, 2, 3), lambda: g1.nothing, lambda: limited().__next__(1)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(error)

#> made
#> started
#> 5 6 7
#> [1, 2] [] exhausted True <class 'generator'> <class 'function'>
#> StopIteration('done') done
#> StopIteration() None
#> [0, 2, 4, 6, 8] [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] 9900 ['a', 'b', 'c'] {0: 'x', 1: 'y'} () 6 [7, 8, 9] 0 2
#> 0 [1, 4, 9, 16] [] 18 ['x1', 'x2', 'y1', 'y2'] True
#> started
#> started
#> [] [] ['flagged'] [[0, 1], [1, 2]]
#> [1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1] 1023
#> 1 2 []
#> not enough values to unpack (expected 3, got 2)
#> (0, 0) (0, 0) (1, 1) (3, 2) (1, 1) None (3, 2)
#> object of type 'generator' has no len()
#> 'generator' object is not subscriptable
#> unsupported operand type(s) for +: 'generator' and 'generator'
#> 'generator' object is not callable
#> 'function' object is not an iterator
#> 'generator' object is not reversible
#> count() takes from 0 to 2 positional arguments but 3 were given
#> 'generator' object has no attribute 'nothing'
#> expected 0 arguments, got 1
