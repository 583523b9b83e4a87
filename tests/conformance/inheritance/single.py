# Overriding, calling the base, class attributes, isinstance and issubclass through chains.
class A:
    tag = "A"
    registry = []

    def __init__(self, x):
        self.x = x
        A.registry.append(type(self).__name__)

    def who(self):
        return f"A.who {self.tag} {self.x}"

    def template(self):
        return self.step() + self.who()

    def step(self):
        return "A.step "


class B(A):
    tag = "B"

    def step(self):
        return "B.step " + super().step()


class C(B):
    def __init__(self, x, y):
        B.__init__(self, x)
        self.y = y

    def who(self):
        return f"C({A.who(self)}, {self.y})"


class D(C):
    tag = property(lambda self: f"D{self.y}")


for o in (A(1), B(2), C(3, 4), D(5, 6)):
    print(o.template(), "is a", *(k.__name__ for k in (A, B, C, D, object) if isinstance(o, k)))
    print("below", *(k.__name__ for k in (A, B, C, D) if issubclass(type(o), k)))
print(f"{A.registry = }")
print(f"{C.registry is A.registry = }")
print(f"{B.tag = }")
print(f"{C.tag = }")
print(f"{issubclass(A, A) = }")
print(f"{isinstance(5, (str, int)) = }")
print(f"{issubclass(bool, (str, int)) = }")
print(f"{isinstance(A, type) = }")
print(f"{isinstance(A(0), (B, (C, A))) = }")
print(f"{issubclass(A, object) = }")
B.tag = "changed"
A.new_method = lambda self: "added later"
print(C(0, 0).who(), D(1, 1).new_method())
del B.step
print(B(9).template())


class E(A):
    def __init__(self):
        pass


try:
    E().who()
except AttributeError as error:
    print(error)
for bad in (lambda: isinstance(1, 5), lambda: issubclass(5, int), lambda: isinstance(1, "int"),
            lambda: issubclass(int, 5), lambda: isinstance(1, (int, 5)), lambda: isinstance("a", (int, 5)),
            lambda: isinstance(1), lambda: issubclass(A(0), A)):
    try:
        print(bad())
    except TypeError as error:
        print(error)


def final_base():
    class X(bool):
        pass


def final_none():
    class X(type(None)):
        pass


def duplicate():
    class X(A, A):
        pass


def unknown_keyword():
    class X(A, flag=1):
        pass


for bad in (final_base, final_none, duplicate, unknown_keyword):
    try:
        bad()
    except TypeError as error:
        print(str(error).split(" at 0x")[0])

#> A.step A.who A 1 is a A object
#> below A
#> B.step A.step A.who B 2 is a A B object
#> below A B
#> B.step A.step C(A.who B 3, 4) is a A B C object
#> below A B C
#> B.step A.step C(A.who D6 5, 6) is a A B C D object
#> below A B C D
#> A.registry = ['A', 'B', 'C', 'D']
#> C.registry is A.registry = True
#> B.tag = 'B'
#> C.tag = 'B'
#> issubclass(A, A) = True
#> isinstance(5, (str, int)) = True
#> issubclass(bool, (str, int)) = True
#> isinstance(A, type) = True
#> isinstance(A(0), (B, (C, A))) = True
#> issubclass(A, object) = True
#> C(A.who changed 0, 0) added later
#> A.step A.who changed 9
#> 'E' object has no attribute 'x'
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> issubclass() arg 1 must be a class
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> True
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance expected 2 arguments, got 1
#> issubclass() arg 1 must be a class
#> type 'bool' is not an acceptable base type
#> type 'NoneType' is not an acceptable base type
#> duplicate base class A
#> unknown_keyword.<locals>.X.__init_subclass__() takes no keyword arguments
