# send: coroutine-like generators, priming, values of yield expressions.
def averager():
    total, n, average = 0, 0, None
    while True:
        value = yield average
        if value is None:
            return total, n
        total += value
        n += 1
        average = total / n


g = averager()
print(g.send(None), g.send(10), g.send(20), g.send(3))
try:
    g.send(None)
except StopIteration as e:
    print(e.value)


def echo():
    received = []
    while len(received) < 3:
        received.append((yield len(received)))
    return received


g = echo()
print(next(g), g.send("a"), next(g))
try:
    g.send("last")
except StopIteration as e:
    print(e.value)


def expressions():
    x = (yield 1) + (yield 2)
    print("x", x)
    y = [(yield 3), (yield 4)]
    print("y", y)
    print("call", max((yield 5), (yield 6)))
    z = yield
    print("z", z)
    w = yield (yield 7)
    print("w", w)
    d = {(yield 8): (yield 9)}
    print(d, f"{(yield 10)}", not (yield 11),
          -(yield 12), (yield 13) if (yield 14) else (yield 15), (yield 16) and (yield 17))
    a = yield 18, 19
    a += yield 20
    lst = [0, 0]
    lst[(yield 21)] = yield 22
    print(a, lst)
    return (yield 23)


g = expressions()
value = next(g)
script = []
try:
    for sent in (10, 20, "a", "b", 1, 2, "z", "inner", "outer", "key", "value", "fmt", 0, 5, "cond", "true", 0, 100,
                 11, "set", 1, "end"):
        script.append(value)
        value = g.send(sent)
except StopIteration as e:
    print("returned", e.value)
print(script, value)
g = echo()
for bad in (lambda: g.send(1), lambda: g.send(), lambda: g.send(1, 2)):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(next(g))
g.close()
for action in (lambda: next(g), lambda: g.send(None), lambda: g.send(5)):
    try:
        print(action())
    except StopIteration as e:
        print("stopped", e.value)


def pipeline():
    def printer():
        while True:
            print("printer", (yield))

    def doubler(target):
        while True:
            target.send((yield) * 2)
    p = printer()
    next(p)
    d = doubler(p)
    next(d)
    for x in (1, "ab", [3]):
        d.send(x)
    return d


pipeline()

#> None 10.0 15.0 11.0
#> (33, 3)
#> 0 1 2
#> ['a', None, 'last']
#> x 30
#> y ['a', 'b']
#> call 2
#> z z
#> w outer
#> {'key': 'value'} fmt True -5 true 0
#> 111 [0, 'set']
#> returned end
#> [1, 2, 3, 4, 5, 6, None, 7, 'inner', 8, 9, 10, 11, 12, 14, 13, 16, (18, 19), 20, 22, 21, 23] 23
#> can't send non-None value to a just-started generator
#> generator.send() takes exactly one argument (0 given)
#> generator.send() takes exactly one argument (2 given)
#> 0
#> stopped None
#> stopped None
#> stopped None
#> printer 2
#> printer abab
#> printer [3, 3]
