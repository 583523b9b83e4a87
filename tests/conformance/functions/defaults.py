# Defaults are evaluated once, at definition, in the enclosing scope.
x = 1


def early(a=x, b=[x]):
    b.append(a)
    return a, b


x = 2
print(early(), early(5), early(), early(b=[]), early())


def order(a=print("default a"), b=print("default b"), *, c=print("default c")):
    return a, b, c


print(order())
functions = []
for i in range(3):
    def remember(value=i):
        return value, i
    functions.append(remember)
print([f() for f in functions])


def counter(start=0, state={"n": 0}):
    state["n"] += 1
    return start + state["n"]


print(counter(), counter(10), counter(), counter(state={"n": 100}))


class Scope:
    y = 10

    def method(self, v=y, w=x):
        return v, w


print(Scope().method())
Scope.y = 20
print(Scope().method())


def recursive(n, acc=None):
    if acc is None:
        acc = []
    acc.append(n)
    return acc if n == 0 else recursive(n - 1, acc)


print(recursive(3), recursive(1))
sentinel = object()


def given(v=sentinel):
    return v is not sentinel


print(given(), given(None))
f = lambda a, b=x, *c, d=x * 10, **e: (a, b, c, d, e)
x = 99
print(f(1), f(1, 2, 3, d=4, z=5), f.__defaults__, f.__kwdefaults__, early.__defaults__)
f.__defaults__ = (7,)
f.__kwdefaults__ = {"d": 8}
print(f(0))
f.__defaults__ = None
f.__kwdefaults__ = None
try:
    f(0)
except TypeError as error:
    print(error)

#> (1, [1, 1, 5, 1, 1]) (5, [1, 1, 5, 1, 1]) (1, [1, 1, 5, 1, 1]) (1, [1]) (1, [1, 1, 5, 1, 1])
#> default a
#> default b
#> default c
#> (None, None, None)
#> [(0, 2), (1, 2), (2, 2)]
#> 1 12 3 101
#> (10, 2)
#> (10, 2)
#> [3, 2, 1, 0] [1, 0]
#> False True
#> (1, 2, (), 20, {}) (1, 2, (3,), 4, {'z': 5}) (2,) {'d': 20} (1, [1, 1, 5, 1, 1])
#> (0, 7, (), 8, {})
#> <lambda>() missing 1 required positional argument: 'b'
