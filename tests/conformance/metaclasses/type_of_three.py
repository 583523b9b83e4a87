# metaclasses: type of three.
# option: --policy standard
def method(self):
    return self.value * 2
T = type("T", (), {"value": 21, "method": method, "__doc__": "made by type"})
print(T, T.__name__, T.__qualname__, T.__module__, T.__doc__, T().method())
U = type("U", (T,), dict(value=4))
print(U().method(), U.__bases__, U.__mro__)
for arguments in [(), ("A",), ("A", ()), ("A", [], {}), (1, (), {}), ("A", (), []), ("A", (1,),
    {}), ("A", (int, str), {}), ("A", (bool,), {}), ("A", (), {}, 1)]:
    try:
        print(type(*arguments))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
try:
    type("A\0B", (), {})
except ValueError as e:
    print(e)
V = type("V", (), {"__slots__": ("a", "b")})
v = V()
v.a = 1
try:
    v.c = 2
except AttributeError as e:
    print(e)
class Base:
    def __init_subclass__(cls, tag=None, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.tag = tag
W = type("W", (Base,), {}, tag="t")
print(W.tag)
try:
    type("X", (), {}, tag=1)
except TypeError as e:
    print(e)
T.__name__ = "Renamed"
print(T, T.__qualname__)
T.__qualname__ = "Outer.Renamed"
print(T)
for bad in (1, "a\0b"):
    try:
        T.__name__ = bad
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(type(T) is type, type(type) is type, isinstance(type, object), issubclass(type, object))
print(type.__call__(int, "12"), type.mro(bool))

#> <class '__main__.T'> T T __main__ made by type 42
#> 8 (<class '__main__.T'>,) (<class '__main__.U'>, <class '__main__.T'>, <class 'object'>)
#> TypeError type() takes 1 or 3 arguments
#> <class 'str'>
#> TypeError type() takes 1 or 3 arguments
#> TypeError type.__new__() argument 2 must be tuple, not list
#> TypeError type.__new__() argument 1 must be str, not int
#> TypeError type.__new__() argument 3 must be dict, not list
#> TypeError metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> TypeError multiple bases have instance lay-out conflict
#> TypeError type 'bool' is not an acceptable base type
#> TypeError type() takes 1 or 3 arguments
#> type name must not contain null characters
#> 'V' object has no attribute 'c' and no __dict__ for setting new attributes
#> t
#> X.__init_subclass__() takes no keyword arguments
#> <class '__main__.T'> T
#> <class '__main__.Outer.Renamed'>
#> TypeError can only assign string to Renamed.__name__, not 'int'
#> ValueError type name must not contain null characters
#> True True True True
#> 12 [<class 'bool'>, <class 'int'>, <class 'object'>]
