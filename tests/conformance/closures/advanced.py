# Closures in loops, comprehensions, classes, generators and defaults; cells that die and survive.
def build():
    result = []
    for n in range(3):
        def f():
            return n, m
        m = n * 10
        result.append(f)
    return result


print([f() for f in build()])


def in_comprehension(k):
    return [[x * k for x in range(y)] for y in range(4)], {x: (lambda: x * k)() for x in range(3)}, sum(x * k for x
        in range(5))


print(in_comprehension(2))


def make_class(prefix):
    class Local:
        tag = prefix + "!"

        def greet(self, name):
            return prefix, name, self.tag
        prefix_copy = prefix
    return Local


A, B = make_class("a"), make_class("b")
print(A().greet("x"), B().greet("y"), A.prefix_copy, A is B, A.__qualname__)


def gen(limit):
    def inner():
        n = 0
        while n < limit:
            sent = yield n * scale
            n += sent or 1
    scale = 3
    return inner()


print(list(gen(4)))
g = gen(10)
print(next(g), g.send(4), g.send(2), next(g))


def x_in_class():
    x = "function"

    class C:
        print(x)
        y = x

        def m(self):
            return x
    x = "changed"
    return C.y, C().m()


print(x_in_class())
x = "global"


def shadow():
    x = "function"

    class C:
        x = x if False else "class"

        def m(self):
            return x
        z = [x for _ in range(1)]
    return C().m(), C.x, C.z


print(shadow())


def accumulate():
    total = 0

    def add(n):
        nonlocal total
        if n:
            total += n
            add(n - 1)
        return total
    return add


print(accumulate()(10))


def swap():
    a, b = 1, 2

    def do():
        nonlocal a, b
        a, b = b, a
    do()
    return a, b


print(swap())


def exception_cell():
    def get():
        return error
    try:
        raise ValueError("boo")
    except ValueError as error:
        print(get())
    try:
        get()
    except NameError as problem:
        print(problem)


exception_cell()


def loop_variable():
    def get():
        return [a, b]
    for a, b in ((1, 2), (3, 4)):
        print(get())
    for a in range(5, 7):
        pass
    return get()


print(loop_variable())

#> [(2, 20), (2, 20), (2, 20)]
#> ([[], [0], [0, 2], [0, 2, 4]], {0: 0, 1: 2, 2: 4}, 20)
#> ('a', 'x', 'a!') ('b', 'y', 'b!') a False make_class.<locals>.Local
#> [0, 3, 6, 9]
#> 0 12 18 21
#> function
#> ('function', 'changed')
#> ('function', 'class', ['function'])
#> 55
#> (2, 1)
#> boo
#> cannot access free variable 'error' where it is not associated with a value in enclosing scope
#> [1, 2]
#> [3, 4]
#> [6, 4]
