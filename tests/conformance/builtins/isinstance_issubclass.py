# isinstance() and issubclass() with classes, tuples and nested tuples.
class A:
    pass


class B(A):
    pass


class C(B, int):
    pass


c = C(3)
print(isinstance(c, A), isinstance(c, int), isinstance(c, (str, B)), isinstance(c, ((str, (A,)), float)), isinstance(c, ()), isinstance(5, bool), isinstance(True, int), isinstance(None, type(None)), isinstance(int, type), isinstance(A, object), isinstance([], list), isinstance(1.0, int), isinstance(ValueError(), Exception), isinstance(len, type(print)), isinstance(range(3), range), isinstance({}.keys(), type({}.keys())))
print(issubclass(B, A), issubclass(A, B), issubclass(C, (str, int)), issubclass(A, A), issubclass(bool, int), issubclass(A, object), issubclass(object, A), issubclass(A, ()), issubclass(KeyError, (ValueError, LookupError)), issubclass(type, object), issubclass(object, type), issubclass(int, ((str, (int,)),)))


class Liar:
    @property
    def __class__(self):
        return int


print(isinstance(Liar(), int), isinstance(Liar(), Liar), type(Liar()) is int)
for bad in (lambda: isinstance(1, 1), lambda: isinstance(1), lambda: issubclass(1, int), lambda: issubclass(int, 1), lambda: isinstance(1, [int]), lambda: isinstance(1, (str, 5)), lambda: isinstance(1, (int, 5)), lambda: issubclass(int, [int]), lambda: isinstance(1, "int"), lambda: issubclass("a", str), lambda: isinstance(1, int, 2), lambda: issubclass(int, (1,)), lambda: isinstance(1, None)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> True True True True False False True True True True True False True True True True
#> True False True True True True False False True True False True
#> True True False
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance expected 2 arguments, got 1
#> issubclass() arg 1 must be a class
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> True
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> issubclass() arg 1 must be a class
#> isinstance expected 2 arguments, got 3
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
