# yield from: values, send, throw, return values, plain iterables, nesting.
def inner():
    x = yield "inner 1"
    print("inner got", x)
    try:
        y = yield "inner 2"
        print("inner got", y)
    except ValueError as e:
        print("inner caught", e)
        yield "inner recovered"
    return "inner result"


def outer():
    result = yield from inner()
    print("outer has", result)
    z = yield "outer"
    print("outer got", z)
    return "outer result"


g = outer()
print(next(g), g.send("A"), g.send("B"))
try:
    g.send("C")
except StopIteration as e:
    print(e.value)
g = outer()
next(g), next(g)
print(g.throw(ValueError("thrown")), next(g))


def values():
    yield from [1, 2]
    yield from "ab"
    yield from {3: 4}
    yield from range(2)
    yield from (x * 10 for x in range(2))
    r = yield from iter(())
    print("plain iterable returns", r)
    yield from map(str, [5])


print(list(values()))


def flatten(x):
    for item in x:
        if isinstance(item, (list, tuple)):
            yield from flatten(item)
        else:
            yield item


print(list(flatten([1, [2, (3, [4]), []], [[[[5]]]]])))


def bad(x):
    yield from x


for value in (5, None, 1.5, len):
    try:
        list(bad(value))
    except TypeError as e:
        print(e)


def to_list():
    g = bad([1, 2])
    next(g)
    try:
        g.send("x")
    except AttributeError as e:
        print(e)
    g = bad([1, 2])
    next(g)
    try:
        g.throw(KeyError("into a list"))
    except KeyError as e:
        print(repr(e))


to_list()


class Sender:
    def __init__(self):
        self.log = []

    def __iter__(self):
        return self

    def __next__(self):
        self.log.append("next")
        return "n"

    def send(self, v):
        self.log.append(v)
        if v == "stop":
            raise StopIteration("final")
        return "s"

    def throw(self, *args):
        self.log.append(("throw", [type(a).__name__ if isinstance(a, BaseException) else a for a in args]))
        return "t"


def deleg(s):
    r = yield from s
    yield "result", r


s = Sender()
g = deleg(s)
print(next(g), g.send(1), next(g), g.throw(ValueError("v")), g.send("stop"), s.log)


def deep(n):
    if n == 0:
        r = yield "bottom"
        return r
    return (yield from deep(n - 1)) + 1


g = deep(100)
print(next(g))
try:
    g.send(5)
except StopIteration as e:
    print(e.value)


def expr():
    return [(yield from [1]), (yield from returns(5))]


def returns(v):
    yield v
    return v * 2


g = expr()
print(next(g), next(g))
try:
    next(g)
except StopIteration as e:
    print(e.value)

#> inner got A
#> inner got B
#> outer has inner result
#> inner 1 inner 2 outer
#> outer got C
#> outer result
#> inner got None
#> inner caught thrown
#> outer has inner result
#> inner recovered outer
#> plain iterable returns None
#> [1, 2, 'a', 'b', 3, 0, 1, 0, 10, '5']
#> [1, 2, 3, 4, 5]
#> 'int' object is not iterable
#> 'NoneType' object is not iterable
#> 'float' object is not iterable
#> 'builtin_function_or_method' object is not iterable
#> 'list_iterator' object has no attribute 'send'
#> KeyError('into a list')
#> n s n t ('result', 'final') ['next', 1, 'next', ('throw', ['ValueError']), 'stop']
#> bottom
#> 105
#> 1 5
#> [None, 10]
