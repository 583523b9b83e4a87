# super() without arguments: methods, classmethods, staticmethods' absence, nested functions, attributes, properties.
class A:
    value = "A.value"

    def __init__(self, n):
        self.n = n

    def f(self, x):
        return f"A.f({x})"

    @classmethod
    def c(cls):
        return f"A.c {cls.__name__}"

    @property
    def p(self):
        return f"A.p {self.n}"

    def __str__(self):
        return f"A{self.n}"

    def __getitem__(self, k):
        return ("item", k)


class B(A):
    value = "B.value"

    def __init__(self):
        super().__init__(5)

    def f(self, x):
        return "B." + super().f(x)

    @classmethod
    def c(cls):
        return "B." + super().c()

    @property
    def p(self):
        return "B." + super().p

    def __str__(self):
        return "B" + super().__str__()

    def attr(self):
        return super().value, self.value, super().p

    def via_lambda(self):
        return (lambda: super(B, self).f(1))()

    def via_nested(self):
        def inner():
            return super(B, self).f(2), __class__.__name__
        return inner()

    def item(self):
        return super().__getitem__(3), self[4]

    def renamed(this, x):
        return super().f(x)

    def cls(self):
        return __class__

    def stored(self):
        s = super()
        return s.f("stored"), type(s).__name__, isinstance(s, super)


b = B()
print(b.f(0), B.c(), b.c(), b.p, str(b), b.attr(), b.via_lambda(), b.via_nested(), b.item(), b.renamed(9),
      b.cls() is B, b.stored())


class C(B):
    def f(self, x):
        return "C." + super().f(x)

    def skip(self):
        return super(B, self).f("skip")


print(C().f(1), C().skip(), C.c())


class Bad:
    def none(self):
        return super().nothing

    def no_self():
        return super()

    def deleted(self):
        del self
        return super()

    @staticmethod
    def static():
        return super()

    def wrong(self):
        return super(int, self)

    def setter(self):
        super().x = 1

    def comp(self):
        return [super().__init__ for _ in range(1)]


for bad in (lambda: Bad().none(), lambda: Bad.no_self(), lambda: Bad().deleted(), lambda: Bad.static(),
            lambda: Bad().wrong(), lambda: Bad().setter(), lambda: super(), lambda: super(5, 6), lambda: super(B, 5),
            lambda: super(B).f, lambda: super(1, 2, 3)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> B.A.f(0) B.A.c B B.A.c B B.A.p 5 BA5 ('A.value', 'B.value', 'A.p 5') A.f(1) ('A.f(2)', 'B') (('item', 3), ('item', 4)) A.f(9) True ('A.f(stored)', 'super', True)
#> C.B.A.f(1) A.f(skip) B.A.c C
#> AttributeError 'super' object has no attribute 'nothing'
#> RuntimeError super(): no arguments
#> RuntimeError super(): arg[0] deleted
#> RuntimeError super(): no arguments
#> TypeError super(type, obj): obj (instance of Bad) is not an instance or subtype of type (int).
#> AttributeError 'super' object has no attribute 'x' and no __dict__ for setting new attributes
#> RuntimeError super(): no arguments
#> TypeError super() argument 1 must be a type, not int
#> TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> AttributeError 'super' object has no attribute 'f'
#> TypeError super() expected at most 2 arguments, got 3
