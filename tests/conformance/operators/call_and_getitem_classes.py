# Instances that act as functions; __class_getitem__ is absent; special methods are looked up on the type.
class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x, *more, scale=1):
        return (self.n + x + sum(more)) * scale


add5 = Adder(5)
print(add5(1), add5(1, 2, 3), add5(1, scale=10), list(map(add5, range(3))), sorted([3, 1, 2], key=Adder(0)),
      add5.__call__(2), callable(add5), (lambda f, *a: f(*a))(add5, 1, 2))


class Tricky:
    def __len__(self):
        return 1


t = Tricky()
t.__len__ = lambda: 99
t.__str__ = lambda: "instance str"
t.__add__ = lambda o: "instance add"
t.__iter__ = lambda: iter("abc")
print(len(t), str(t) == "instance str")
for bad in (lambda: t + 1, lambda: list(t), lambda: t(), lambda: t[0]):
    try:
        print(bad())
    except TypeError as error:
        print(error)
Tricky.__add__ = lambda self, o: "class add"
Tricky.__iter__ = lambda self: iter("xyz")
Tricky.__call__ = lambda self: "class call"
Tricky.__len__ = lambda self: 55
print(t + 1, list(t), t(), len(t))
del Tricky.__call__
try:
    t()
except TypeError as error:
    print(error)


class Meta:
    def __getitem__(self, k):
        return k


for bad in (lambda: Meta[0], lambda: Meta.x, lambda: len(Meta), lambda: Meta + Meta, lambda: iter(Meta),
            lambda: Meta < Meta, lambda: -Meta, lambda: Meta()[0]):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(error)


class Nested:
    class Call:
        def __call__(self):
            return "nested call"
    run = Call()

    def __call__(self):
        return self.run


print(Nested()()(), Nested().run(), Nested.run())


class Curry:
    def __init__(self, f, *args):
        self.f, self.args = f, args

    def __call__(self, *args):
        return self.f(*self.args, *args)

    def __getattr__(self, name):
        return Curry(self.f, *self.args, name)

    def __getitem__(self, key):
        return Curry(self.f, *self.args, key)


c = Curry(lambda *a: a)
print(c.x.y[1](2), c(), c[0][1].z())

#> 6 11 60 [5, 6, 7] [1, 2, 3] 7 True 8
#> 1 False
#> unsupported operand type(s) for +: 'Tricky' and 'int'
#> 'Tricky' object is not iterable
#> 'Tricky' object is not callable
#> 'Tricky' object is not subscriptable
#> class add ['x', 'y', 'z'] class call 55
#> 'Tricky' object is not callable
#> type 'Meta' is not subscriptable
#> type object 'Meta' has no attribute 'x'
#> object of type 'type' has no len()
#> unsupported operand type(s) for +: 'type' and 'type'
#> 'type' object is not iterable
#> '<' not supported between instances of 'type' and 'type'
#> bad operand type for unary -: 'type'
#> 0
#> nested call nested call nested call
#> ('x', 'y', 1, 2) () (0, 1, 'z')
