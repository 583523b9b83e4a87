# Re-entering a running generator, generators that raise, generators kept in odd places.
def self_caller():
    try:
        next(me)
    except ValueError as e:
        print(e)
    yield "ok"
    try:
        me.send(None)
    except ValueError as e:
        print(e)
    try:
        me.throw(KeyError)
    except ValueError as e:
        print(e)
    try:
        me.close()
    except ValueError as e:
        print(e)
    yield "still ok"


me = self_caller()
print(next(me), next(me))


def fails():
    yield 1
    raise ValueError("generator failed")


g = fails()
next(g)
try:
    next(g)
except ValueError as e:
    print(e)
print(next(g, "finished"), list(g))


def recursive():
    yield 1
    yield from cycle


cycle = recursive()
print(next(cycle))
try:
    next(cycle)
except ValueError as e:
    print(e)


class Tree:
    def __init__(self, value, *children):
        self.value, self.children = value, children

    def __iter__(self):
        yield self.value
        for c in self.children:
            yield from c

    def depth_first(self, level=0):
        yield level, self.value
        for c in self.children:
            yield from c.depth_first(level + 1)


t = Tree(1, Tree(2, Tree(3)), Tree(4))
print(list(t), list(t.depth_first()), sum(t), 3 in t, max(t), [*t][::-1])
gens = [iter(t) for _ in range(3)]
print([next(g) for g in gens for _ in range(2)], [list(g) for g in gens])
store = {"g": (i for i in range(5))}
next(store["g"])
print(next(store["g"]), list(store.pop("g")))


def producer():
    for i in range(3):
        yield lambda: i


fs = list(producer())
print([f() for f in fs])


def swap(g):
    a = next(g)
    return [a, *g]


print(swap(x for x in "xyz"))


def late(n):
    print("body runs at first next", n)
    yield n


g = late(5)
print("before")
print(next(g))
try:
    late()
except TypeError as e:
    print(e)
g = (1 // x for x in (1, 0, 2))
print(next(g))
try:
    next(g)
except ZeroDivisionError:
    print("after an error the generator is finished:", list(g))
try:
    g = (y for y in undefined_iterable)
except NameError as e:
    print("the first iterable is evaluated at once:", e)
g = (x + undefined_name for x in [1])
print("element later")
try:
    next(g)
except NameError as e:
    print(e)
try:
    (x for x in 5)
except TypeError as e:
    print(e)

#> generator already executing
#> generator already executing
#> generator already executing
#> generator already executing
#> ok still ok
#> generator failed
#> finished []
#> 1
#> generator already executing
#> [1, 2, 3, 4] [(0, 1), (1, 2), (2, 3), (1, 4)] 10 True 4 [4, 3, 2, 1]
#> [1, 2, 1, 2, 1, 2] [[3, 4], [3, 4], [3, 4]]
#> 1 [2, 3, 4]
#> [2, 2, 2]
#> ['x', 'y', 'z']
#> before
#> body runs at first next 5
#> 5
#> late() missing 1 required positional argument: 'n'
#> 1
#> after an error the generator is finished: []
#> the first iterable is evaluated at once: name 'undefined_iterable' is not defined
#> element later
#> name 'undefined_name' is not defined
#> 'int' object is not iterable
