# option: --policy standard
# Bound methods: identity, equality, attributes, functions stored on instances and classes.
class C:
    def method(self, x=0):
        return self.name, x

    def __init__(self, name):
        self.name = name


def free(self, y):
    return "free", self.name, y


a, b = C("a"), C("b")
m = a.method
print(f"{m() = }")
print(f"{m(5) = }")
print(f"{m.__name__ = }")
print(f"{m.__self__ is a = }")
print(f"{m.__func__ is C.method = }")
print(f"{a.method == a.method = }")
print(f"{a.method is a.method = }")
print(f"{a.method == b.method = }")
print(f"{hash(a.method) == hash(a.method) = }")
print(f"{C.method(b, 7) = }")
print(f"{ {a.method: 1}[a.method] = }")
a.free = free
C.free2 = free
try:
    a.free(1)
except TypeError as error:
    print(error)
print(a.free(a, 1), a.free2(2), b.free2(3), C.free2(a, 4))
C.builtin = len
C.string = "abc".upper
C.classy = int
C.called = lambda *args: len(args)
print(a.builtin([1, 2]), a.string(), a.classy("5"), a.called(), C.called(),
      list(map(a.method, [1, 2])), [f() for f in (a.method, b.method)])
bound = free.__get__(a, C)
print(bound(9), type(bound).__name__, free.__get__(None, C) is free, C.__dict__["method"].__get__(b)(1))


class Callable:
    def __init__(self, tag):
        self.tag = tag

    def __call__(self, *args):
        return self.tag, args


class D:
    c = Callable("class attribute")

    def __init__(self):
        self.i = Callable("instance attribute")


d = D()
print(d.c(1), d.i(2), D.c(3))
d.method = a.method
print(d.method(8))
text = repr(a.method)
print(text.startswith("<bound method C.method of <__main__.C object at 0x"), text.endswith(">>"),
      repr([].append).startswith("<built-in method append of list object at 0x"), repr(len), repr(str.upper),
      repr(int.__add__), repr(C.method).startswith("<function C.method at 0x"),
      repr((1).__add__).startswith("<method-wrapper '__add__' of int object at 0x"))

#> m() = ('a', 0)
#> m(5) = ('a', 5)
#> m.__name__ = 'method'
#> m.__self__ is a = True
#> m.__func__ is C.method = True
#> a.method == a.method = True
#> a.method is a.method = False
#> a.method == b.method = False
#> hash(a.method) == hash(a.method) = True
#> C.method(b, 7) = ('b', 7)
#>  {a.method: 1}[a.method] = 1
#> free() missing 1 required positional argument: 'y'
#> ('free', 'a', 1) ('free', 'a', 2) ('free', 'b', 3) ('free', 'a', 4)
#> 2 ABC 5 1 0 [('a', 1), ('a', 2)] [('a', 0), ('b', 0)]
#> ('free', 'a', 9) method True ('b', 1)
#> ('class attribute', (1,)) ('instance attribute', (2,)) ('class attribute', (3,))
#> ('a', 8)
#> True True True <built-in function len> <method 'upper' of 'str' objects> <slot wrapper '__add__' of 'int' objects> True True
