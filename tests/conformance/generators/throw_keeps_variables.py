# An exception thrown in at a yield does not change the variable that the yield would assign.
# option: --policy standard
def simple():
    got = "first"
    while True:
        try:
            got = yield got
        except ValueError as e:
            print("caught", e, got)


g = simple()
print(next(g), g.send("second"), g.throw(ValueError(1)), g.throw(ValueError(2)), g.send("third"))
g.close()


def attribute():
    class O:
        value = 1

    o, d = O(), {"k": 1}
    while True:
        try:
            o.value = d["k"] = yield o.value, d["k"]
        except ValueError:
            print(o.value, d)


g = attribute()
print(next(g), g.send(5), g.throw(ValueError), next(g))


def inner():
    x = "inner"
    try:
        x = yield x
    except KeyError:
        yield "after", x
    return x


def outer():
    r = "outer"
    try:
        r = yield from inner()
    except ValueError:
        yield "outer", r
    yield r


g = outer()
print(next(g), g.throw(KeyError), next(g))
g = outer()
print(next(g), g.throw(ValueError), next(g))


def augmented():
    n = 1
    for _ in range(4):
        try:
            n += yield n
        except ValueError:
            n = -n


g = augmented()
print(next(g), g.send(4), g.throw(ValueError), g.send(1))


def comprehension():
    try:
        values = [(yield_ := x) for x in (1, 2)]
        values = yield values
    except ValueError:
        yield values


g = comprehension()
print(next(g), g.throw(ValueError))

#> caught 1 second
#> caught 2 second
#> first second second second third
#> 5 {'k': 5}
#> (1, 1) (5, 5) (5, 5) (None, None)
#> inner ('after', 'inner') inner
#> inner ('outer', 'outer') outer
#> 1 5 -5 -4
#> [1, 2] [1, 2]
