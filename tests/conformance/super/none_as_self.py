# super().name in a method whose first argument is None: an unbound super without an object.
class A:
    x = 5

    def f(self):
        return 1


class B(A):
    def attribute(self):
        return super().x

    def method(self):
        return super().f()

    def known(self):
        return super().__thisclass__, super().__self__, super().__self_class__

    def rebound(self):
        self = None
        return super().x

    def captured(self):
        return (lambda: self)() or super().x


for name in ("attribute", "method", "known", "rebound", "captured"):
    try:
        print(name, getattr(B, name)(None))
    except Exception as error:
        print(name, type(error).__name__, error)

for arguments in ((None,), (B, None), (None, None), (B, 5), (B, A())):
    try:
        print(super(*arguments).__self__)
    except Exception as error:
        print(type(error).__name__, error)

#> attribute AttributeError 'super' object has no attribute 'x'
#> method AttributeError 'super' object has no attribute 'f'
#> known (<class '__main__.B'>, None, None)
#> rebound AttributeError 'super' object has no attribute 'x'
#> captured AttributeError 'super' object has no attribute 'x'
#> TypeError super() argument 1 must be a type, not NoneType
#> None
#> TypeError super() argument 1 must be a type, not NoneType
#> TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> TypeError super(type, obj): obj (instance of A) is not an instance or subtype of type (B).
