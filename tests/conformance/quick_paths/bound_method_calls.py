# Calls of bound methods of Python functions that were read before.
# option: --policy standard
import functools


def attempt(function, *arguments, **keywords):
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Counter:
    def __init__(self):
        self.total = 0
        self.held = self.add

    def add(self, number=1, *rest, scale=1):
        self.total += number * scale + sum(rest)
        return self

    def both(self, a, b):
        return (self.total, a, b)

    def __call__(self, *arguments):
        return ("called", arguments)

    @classmethod
    def named(cls, text):
        return (cls.__name__, text)

    def items(self, count):
        for i in range(count):
            yield (self.total, i)

    def fail(self, depth):
        if depth == 0:
            raise ValueError("deep")
        step = self.fail
        return step(depth - 1)


counter = Counter()
add, both, named, items = counter.add, counter.both, counter.named, counter.items
print(add().total, add(2).total, add(2, 3).total, add(scale=5).total, add(*[1, 2]).total, add(**{"number": 4}).total)
print(both(1, 2), attempt(both, 1), attempt(both, 1, 2, 3), attempt(both), attempt(both, 1, b=2), attempt(both, a=1))
print(named("x"), list(items(2)), attempt(named))
print(counter.held(5).total, counter.held().total, attempt(counter.held, "x"))
print([both(i, i + 1) for i in range(3)])
held = {"m": both}
print(held["m"](7, 8), (both)(1, 2), [both][0](3, 4))

# Bound again, and bound to callables that are not functions.
Bound = type(both)
print(Bound(Bound(lambda *all: all, 1), 2)(3), Bound(counter, "self")(1), Bound(len, [1, 2])(), Bound(Counter.named, 5)())
print(attempt(Bound(len, [1]), 2), Bound(functools.partial(lambda *all: all, 0), 1)(2), Bound(int, "12")())
twice = Bound(Bound(Counter.both, counter), 1)
print(twice(2), attempt(twice, 1, 2))


# An attribute of the instance hides a method of the class.
class Node:
    def step(self):
        return "class"


node = Node()
other = Node()
other.name = "other"
Node.named = lambda self: getattr(self, "name", "node")
print(node.step(), node.named())
node.step = other.named
print(node.step(), attempt(node.step, 1))

# Deep calls, and the traceback of an error.
print(attempt(counter.fail, 50))


def deep():
    again = counter.deep
    return again()


counter.deep = deep


class Deep:
    def go(self, n):
        go = self.go
        return go(n + 1)


print(attempt(Deep().go, 0).split(":")[0], attempt(deep).split(":")[0])


# The receiver stays alive while its only reference is the bound method.
class Big:
    def __init__(self):
        self.data = list(range(100))

    def sum(self, extra):
        waste = [[i] for i in range(100)]
        return sum(self.data) + extra + len(waste)


def make():
    return Big().sum


method = make()
print(sum(method(i) for i in range(100)))


# Functions of the class that change during the call.
class Changing:
    def run(self):
        Changing.run = lambda self: "new"
        return "old"


run = Changing().run
print(run(), Changing().run(), run())

#> 1 3 8 13 16 20
#> (20, 1, 2) TypeError: Counter.both() missing 1 required positional argument: 'b' TypeError: Counter.both() takes 3 positional arguments but 4 were given TypeError: Counter.both() missing 2 required positional arguments: 'a' and 'b' (20, 1, 2) TypeError: Counter.both() missing 1 required positional argument: 'b'
#> ('Counter', 'x') [(20, 0), (20, 1)] TypeError: Counter.named() missing 1 required positional argument: 'text'
#> 25 26 TypeError: can only concatenate str (not "int") to str
#> [(26, 0, 1), (26, 1, 2), (26, 2, 3)]
#> (26, 7, 8) (26, 1, 2) (26, 3, 4)
#> (1, 2, 3) ('called', ('self', 1)) 2 ('Counter', 5)
#> TypeError: len() takes exactly one argument (2 given) (0, 1, 2) 12
#> (26, 1, 2) TypeError: Counter.both() takes 3 positional arguments but 4 were given
#> class node
#> other TypeError: <lambda>() takes 1 positional argument but 2 were given
#> ValueError: deep
#> RecursionError RecursionError
#> 509950
#> old new old
