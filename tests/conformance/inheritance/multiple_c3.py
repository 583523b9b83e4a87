# option: --policy standard
# C3 linearisation: diamonds, mixins, consistent and inconsistent orders.
class O: pass
class A(O): pass
class B(O): pass
class C(O): pass
class D(O): pass
class E(O): pass
class K1(A, B, C): pass
class K2(D, B, E): pass
class K3(D, A): pass
class Z(K1, K2, K3): pass


print([k.__name__ for k in Z.__mro__])
print([k.__name__ for k in Z.mro()], Z.__bases__, Z.__base__.__name__, K3.__mro__[1:3])


class X1: pass
class X2(X1): pass
class Y1: pass
class M(X2, Y1): pass
class N(M, X1): pass


print([k.__name__ for k in N.__mro__])
for names, build in (("A, X: object first", lambda: type("T", (object, A), {})), ("base before derived",
    lambda: type("T", (X1, X2), {})), ("conflict",
        lambda: type("T", (type("P", (A, B), {}), type("Q", (B, A), {})), {})), ("duplicate",
            lambda: type("T", (A, A), {}))):
    try:
        print(build())
    except TypeError as error:
        print(names, "->", error)


class Root:
    def run(self):
        return ["Root"]


class Left(Root):
    def run(self):
        return ["Left"] + super().run()


class Right(Root):
    def run(self):
        return ["Right"] + super().run()


class Bottom(Left, Right):
    def run(self):
        return ["Bottom"] + super().run()


class Swapped(Right, Left):
    pass


class Skip(Left, Right):
    def run(self):
        return ["Skip"] + super(Left, self).run()


print(Bottom().run(), Swapped().run(), Left().run(), Skip().run(), Bottom.run(Bottom()))


class LogMixin:
    def log(self, text):
        self.lines = getattr(self, "lines", []) + [f"{type(self).__name__}: {text}"]
        return self


class JsonMixin:
    def dump(self):
        return str(sorted(self.__dict__.items()))


class Model(LogMixin, JsonMixin):
    def __init__(self, **fields):
        for k, v in fields.items():
            setattr(self, k, v)


print(Model(a=1, b=2).log("created").log("again").dump(),
      isinstance(Model(), JsonMixin), [k.__name__ for k in Model.__mro__])

#> ['Z', 'K1', 'K2', 'K3', 'D', 'A', 'B', 'C', 'E', 'O', 'object']
#> ['Z', 'K1', 'K2', 'K3', 'D', 'A', 'B', 'C', 'E', 'O', 'object'] (<class '__main__.K1'>, <class '__main__.K2'>, <class '__main__.K3'>) K1 (<class '__main__.D'>, <class '__main__.A'>)
#> ['N', 'M', 'X2', 'X1', 'Y1', 'object']
#> A, X: object first -> Cannot create a consistent method resolution order (MRO) for bases object, A
#> base before derived -> Cannot create a consistent method resolution order (MRO) for bases X1, X2
#> conflict -> Cannot create a consistent method resolution order (MRO) for bases A, B
#> duplicate -> duplicate base class A
#> ['Bottom', 'Left', 'Right', 'Root'] ['Right', 'Left', 'Root'] ['Left', 'Root'] ['Skip', 'Right', 'Root'] ['Bottom', 'Left', 'Right', 'Root']
#> [('a', 1), ('b', 2), ('lines', ['Model: created', 'Model: again'])] True ['Model', 'LogMixin', 'JsonMixin', 'object']
