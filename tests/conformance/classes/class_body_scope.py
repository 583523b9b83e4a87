# option: --policy standard
# Names visible in a class body: its own, the globals, enclosing functions, but not other methods' scopes.
x = "global x"


class A:
    print(x)
    x = "class x"
    print(x)
    y = [x for _ in range(2)]
    z = (lambda: x)()
    first = list(n for n in x[:3])

    def f(self):
        return x

    def g(self):
        return self.x
    w = f
    del first
    __name_in_class = 1


print(A().f(), A().g(), A.y, A.z, A().w(), hasattr(A, "first"))


def outer(flag):
    v = "outer v"

    class B:
        if flag:
            v = "class v"
        seen = v

        class C:
            nested = v
        def m(self):
            return v
    return B.seen, B.C.nested, B().m()


print(outer(True))
try:
    outer(False)
except NameError as error:
    print(error)


class Loop:
    result = []
    for i in range(3):
        def method(self, i=i):
            return i
        result.append(method)
    squares = {i: i * i for i in range(3)}
    total = sum(n for n in range(i + 3))


print([f(None) for f in Loop.result], Loop.squares, Loop.i, Loop().method(), Loop.total)
try:
    class Broken:
        size = 3
        table = [[size for _ in range(2)] for _ in range(size)]
        print(table)
        bad = [undefined_in_class for _ in range(size)]
except NameError as error:
    print(error)


class Order:
    a = 1
    b = a
    a = 2

    def method(self):
        return Order.a, Order.b
    try:
        c = missing
    except NameError:
        c = "handled in body"
    with_doc = __name__
    qual = __qualname__


print(Order().method(), Order.c, Order.with_doc, Order.qual, [k for k in Order.__dict__ if not k.startswith("__")])


def conditional(n):
    class K:
        pass
    K.n = n
    return K


K1, K2 = conditional(1), conditional(2)
print(K1.n, K2.n, K1 is K2, K1 == K2, isinstance(K1(), K2))

#> global x
#> class x
#> global x class x ['global x', 'global x'] global x global x False
#> ('class v', 'outer v', 'outer v')
#> name 'v' is not defined
#> [0, 1, 2] {0: 0, 1: 1, 2: 4} 2 2 10
#> name 'size' is not defined
#> (2, 1) handled in body __main__ Order ['a', 'b', 'method', 'c', 'with_doc', 'qual']
#> 1 2 False False False
