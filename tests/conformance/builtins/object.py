# object()
o = object()
print(f"{type(o) = }")
print(f"{o == o = }")
print(f"{o == object() = }")
print(f"{o != object() = }")
print(f"{hash(o) == hash(o) = }")
print(f"{isinstance(o, object) = }")
print(f"{bool(o) = }")
print(f"{str(o).startswith("<object object at 0x") = }")
print(f"{object.__name__ = }")
print(f"{object.__doc__ is not None = }")
print(f"{type(object) = }")
print(f"{object().__class__ is object = }")
print(f"{o is o = }")
print(f"{ {o: 1}[o] = }")
print(f"{o.__eq__(o) = }")
print(f"{o.__eq__(5) = }")
print(f"{o.__ne__(o) = }")
print(f"{o.__lt__(o) = }")
print(f"{o.__str__() == str(o) = }")
print(f"{o.__repr__() == repr(o) = }")
print(f"{o.__format__("") == str(o) = }")
print(f"{o.__sizeof__() > 0 = }")
print(f"{o.__init__() = }")
print(f"{o.__hash__() == hash(o) = }")
print(f"{o.__dir__().__class__.__name__ = }")
for bad in (lambda: object(1), lambda: object(x=1), lambda: setattr(o, "x", 1), lambda: o.x, lambda: o < o,
            lambda: o + o, lambda: o(), lambda: o[0], lambda: len(o), lambda: iter(o), lambda: int(o),
            lambda: o.__format__("x"), lambda: -o, lambda: object.x, lambda: float(o), lambda: o in o,
            lambda: next(o), lambda: setattr(object, "x", 1), lambda: delattr(o, "x"), lambda: o.__init__(1)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0])

#> type(o) = <class 'object'>
#> o == o = True
#> o == object() = False
#> o != object() = True
#> hash(o) == hash(o) = True
#> isinstance(o, object) = True
#> bool(o) = True
#> str(o).startswith("<object object at 0x") = True
#> object.__name__ = 'object'
#> object.__doc__ is not None = True
#> type(object) = <class 'type'>
#> object().__class__ is object = True
#> o is o = True
#>  {o: 1}[o] = 1
#> o.__eq__(o) = True
#> o.__eq__(5) = NotImplemented
#> o.__ne__(o) = False
#> o.__lt__(o) = NotImplemented
#> o.__str__() == str(o) = True
#> o.__repr__() == repr(o) = True
#> o.__format__("") == str(o) = True
#> o.__sizeof__() > 0 = True
#> o.__init__() = None
#> o.__hash__() == hash(o) = True
#> o.__dir__().__class__.__name__ = 'list'
#> TypeError object() takes no arguments
#> TypeError object() takes no arguments
#> AttributeError 'object' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'object' object has no attribute 'x'
#> TypeError '<' not supported between instances of 'object' and 'object'
#> TypeError unsupported operand type(s) for +: 'object' and 'object'
#> TypeError 'object' object is not callable
#> TypeError 'object' object is not subscriptable
#> TypeError object of type 'object' has no len()
#> TypeError 'object' object is not iterable
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'object'
#> TypeError unsupported format string passed to object.__format__
#> TypeError bad operand type for unary -: 'object'
#> AttributeError type object 'object' has no attribute 'x'
#> TypeError float() argument must be a string or a real number, not 'object'
#> TypeError argument of type 'object' is not a container or iterable
#> TypeError 'object' object is not an iterator
#> TypeError cannot set 'x' attribute of immutable type 'object'
#> AttributeError 'object' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError object.__init__() takes exactly one argument (the instance to initialize)
