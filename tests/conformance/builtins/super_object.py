# super() object methods reached with explicit arguments.
class A:
    x = "A"

    def f(self):
        return "A.f", type(self).__name__

    @classmethod
    def g(cls):
        return "A.g", cls.__name__


class B(A):
    x = "B"

    def f(self):
        return "B.f"


class C(B):
    pass


c = C()
print(super(B, c).f(), super(C, c).f(), super(B, C).g(), super(B, c).x, super(C, c).x, super(B, B).f(c),
      isinstance(super(B, c), super), super(B, c).__class__.__name__, getattr(super(C, c), "x"),
      hasattr(super(A, c), "x"), hasattr(super(A, c), "f"))
s = super(B, c)
print(s.f(), s.g(), str(s) == repr(s), repr(s), repr(super(B)), repr(super(B, C)))
for bad in (lambda: super(A, c).x, lambda: super(A, c).f(), lambda: super(C, B()), lambda: super(5, c),
            lambda: super(B, 5), lambda: super(B, c)(), lambda: super(B, c)[0], lambda: len(super(B, c)),
            lambda: super(B, c) + 1, lambda: super(B, c, 1), lambda: setattr(super(B, c), "x", 1),
            lambda: super(x=1)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)

#> ('A.f', 'C') B.f ('A.g', 'C') A B ('A.f', 'C') True super B False False
#> ('A.f', 'C') ('A.g', 'C') True <super: <class 'B'>, <C object>> <super: <class 'B'>, NULL> <super: <class 'B'>, <C object>>
#> AttributeError 'super' object has no attribute 'x'
#> AttributeError 'super' object has no attribute 'f'
#> TypeError super(type, obj): obj (instance of B) is not an instance or subtype of type (C).
#> TypeError super() argument 1 must be a type, not int
#> TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> TypeError 'super' object is not callable
#> TypeError 'super' object is not subscriptable
#> TypeError object of type 'super' has no len()
#> TypeError unsupported operand type(s) for +: 'super' and 'int'
#> TypeError super() expected at most 2 arguments, got 3
#> AttributeError 'super' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError super() takes no keyword arguments
