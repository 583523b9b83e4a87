# isinstance() and issubclass() with classes, tuples and nested tuples.
class A:
    pass


class B(A):
    pass


class C(B, int):
    pass


c = C(3)
print(f"{isinstance(c, A) = }")
print(f"{isinstance(c, int) = }")
print(f"{isinstance(c, (str, B)) = }")
print(f"{isinstance(c, ((str, (A,)), float)) = }")
print(f"{isinstance(c, ()) = }")
print(f"{isinstance(5, bool) = }")
print(f"{isinstance(True, int) = }")
print(f"{isinstance(None, type(None)) = }")
print(f"{isinstance(int, type) = }")
print(f"{isinstance(A, object) = }")
print(f"{isinstance([], list) = }")
print(f"{isinstance(1.0, int) = }")
print(f"{isinstance(ValueError(), Exception) = }")
print(f"{isinstance(len, type(print)) = }")
print(f"{isinstance(range(3), range) = }")
print(f"{isinstance({}.keys(), type({}.keys())) = }")
print(f"{issubclass(B, A) = }")
print(f"{issubclass(A, B) = }")
print(f"{issubclass(C, (str, int)) = }")
print(f"{issubclass(A, A) = }")
print(f"{issubclass(bool, int) = }")
print(f"{issubclass(A, object) = }")
print(f"{issubclass(object, A) = }")
print(f"{issubclass(A, ()) = }")
print(f"{issubclass(KeyError, (ValueError, LookupError)) = }")
print(f"{issubclass(type, object) = }")
print(f"{issubclass(object, type) = }")
print(f"{issubclass(int, ((str, (int,)),)) = }")


class Liar:
    @property
    def __class__(self):
        return int


print(isinstance(Liar(), int), isinstance(Liar(), Liar), type(Liar()) is int)
for bad in (lambda: isinstance(1, 1), lambda: isinstance(1), lambda: issubclass(1, int), lambda: issubclass(int, 1),
            lambda: isinstance(1, [int]), lambda: isinstance(1, (str, 5)), lambda: isinstance(1, (int, 5)),
            lambda: issubclass(int, [int]), lambda: isinstance(1, "int"), lambda: issubclass("a", str),
            lambda: isinstance(1, int, 2), lambda: issubclass(int, (1,)), lambda: isinstance(1, None)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> isinstance(c, A) = True
#> isinstance(c, int) = True
#> isinstance(c, (str, B)) = True
#> isinstance(c, ((str, (A,)), float)) = True
#> isinstance(c, ()) = False
#> isinstance(5, bool) = False
#> isinstance(True, int) = True
#> isinstance(None, type(None)) = True
#> isinstance(int, type) = True
#> isinstance(A, object) = True
#> isinstance([], list) = True
#> isinstance(1.0, int) = False
#> isinstance(ValueError(), Exception) = True
#> isinstance(len, type(print)) = True
#> isinstance(range(3), range) = True
#> isinstance({}.keys(), type({}.keys())) = True
#> issubclass(B, A) = True
#> issubclass(A, B) = False
#> issubclass(C, (str, int)) = True
#> issubclass(A, A) = True
#> issubclass(bool, int) = True
#> issubclass(A, object) = True
#> issubclass(object, A) = False
#> issubclass(A, ()) = False
#> issubclass(KeyError, (ValueError, LookupError)) = True
#> issubclass(type, object) = True
#> issubclass(object, type) = False
#> issubclass(int, ((str, (int,)),)) = True
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
