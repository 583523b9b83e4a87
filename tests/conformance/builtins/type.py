# type(): of values, three arguments.
values = [1, 1.5, True, "a", b"a", None, [], (), {}, set(), frozenset(), range(1), slice(1), len, print, int, type,
          object, ..., NotImplemented, lambda: 0, (x for x in ()), iter([]), {}.keys(), ValueError(), [].append,
          str.upper, map(str, []), property(), super(int, 5), enumerate([]), zip(), reversed([]),
          staticmethod(len), (1).__add__, int.__add__, type(None), type(...)]
print([type(v).__name__ for v in values])
print(f"{type(1) is int = }")
print(f"{type(True) is int = }")
print(f"{type(type) is type = }")
print(f"{type(int) is type(object) = }")
print(f"{type("a") == str = }")
print(f"{type([]) in (list, tuple) = }")
print(f"{type(5)("12") = }")
print(f"{type(1.5) = }")
print(f"{type(None) = }")
print(f"{type(type(1)) = }")
Point = type("Point", (), {"x": 1, "get": lambda self: self.x, "__doc__": "made"})
Sub = type("Sub", (Point, dict), {"y": 2})
p, s = Point(), Sub(a=1)
print(Point, p.get(), Point.__doc__, Point.__name__, s.get(), s.y, s["a"], s, isinstance(s, dict), Sub.__module__,
      type(p) is Point, type("E", (), {})().__class__.__name__, type("Odd name", (), {}).__name__)
d = {"v": 1}
T = type("T", (), d)
d["v"] = 2
print(T.v, type(p) == Point, type(p)().get())
for bad in (lambda: type(), lambda: type(1, 2), lambda: type("a", (), {}, 1), lambda: type(1, (), {}),
            lambda: type("a", 1, {}), lambda: type("a", (1,), {}), lambda: type("a", (), 5),
            lambda: type("a", (bool,), {}), lambda: type("a", (int, str), {}), lambda: type("a\0b", (), {}),
            lambda: type("a", (), {}, x=1), lambda: type("a", [], {})):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> ['int', 'float', 'bool', 'str', 'bytes', 'NoneType', 'list', 'tuple', 'dict', 'set', 'frozenset', 'range', 'slice', 'builtin_function_or_method', 'builtin_function_or_method', 'type', 'type', 'type', 'ellipsis', 'NotImplementedType', 'function', 'generator', 'list_iterator', 'dict_keys', 'ValueError', 'builtin_function_or_method', 'method_descriptor', 'map', 'property', 'super', 'enumerate', 'zip', 'list_reverseiterator', 'staticmethod', 'method-wrapper', 'wrapper_descriptor', 'type', 'type']
#> type(1) is int = True
#> type(True) is int = False
#> type(type) is type = True
#> type(int) is type(object) = True
#> type("a") == str = True
#> type([]) in (list, tuple) = True
#> type(5)("12") = 12
#> type(1.5) = <class 'float'>
#> type(None) = <class 'NoneType'>
#> type(type(1)) = <class 'type'>
#> <class '__main__.Point'> 1 made Point 1 2 1 {'a': 1} True __main__ True E Odd name
#> 1 True 1
#> TypeError type() takes 1 or 3 arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError type.__new__() argument 1 must be str, not int
#> TypeError type.__new__() argument 2 must be tuple, not int
#> TypeError metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> TypeError type.__new__() argument 3 must be dict, not int
#> TypeError type 'bool' is not an acceptable base type
#> TypeError multiple bases have instance lay-out conflict
#> ValueError type name must not contain null characters
#> TypeError a.__init_subclass__() takes no keyword arguments
#> TypeError type.__new__() argument 2 must be tuple, not list
