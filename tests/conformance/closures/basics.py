# Closures capture variables, not values.
def counter():
    count = 0

    def increment(by=1):
        nonlocal count
        count += by
        return count

    def read():
        return count
    return increment, read


inc, read = counter()
inc2, read2 = counter()
print(inc(), inc(), inc(10), read(), inc2(), read2(), read())


def late():
    return [lambda: i for i in range(3)], [lambda i=i: i for i in range(3)]


print([f() for f in late()[0]], [f() for f in late()[1]])
functions = []
for i in range(3):
    functions.append(lambda: i)
print([f() for f in functions])
i = 99
print([f() for f in functions])


def three(a):
    def two(b):
        def one(c):
            return a, b, c
        return one
    return two


print(three(1)(2)(3), three("x")("y")("z"))


def shared():
    value = 0

    def setter(v):
        nonlocal value
        value = v

    def getter():
        return value
    return setter, getter


s, g = shared()
s(5)
print(g())


def param(x):
    def change():
        nonlocal x
        x *= 2
        return x
    change()
    change()
    return x


print(param(3), param("ab"))


def compose(*functions):
    def run(x):
        for f in functions:
            x = f(x)
        return x
    return run


print(compose(lambda x: x + 1, str, len)(998), compose()(5))


def unset():
    def inner():
        return later
    try:
        inner()
    except NameError as error:
        print(type(error).__name__, error)
    later = 5
    print(inner())
    del later
    try:
        inner()
    except NameError as error:
        print(error)


unset()

#> 1 2 12 12 1 1 12
#> [2, 2, 2] [0, 1, 2]
#> [2, 2, 2]
#> [99, 99, 99]
#> (1, 2, 3) ('x', 'y', 'z')
#> 5
#> 12 abababab
#> 3 5
#> NameError cannot access free variable 'later' where it is not associated with a value in enclosing scope
#> 5
#> cannot access free variable 'later' where it is not associated with a value in enclosing scope
