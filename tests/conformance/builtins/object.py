# object()
o = object()
print(type(o), o == o, o == object(), o != object(), hash(o) == hash(o), isinstance(o, object), bool(o), str(o).startswith("<object object at 0x"), object.__name__, object.__doc__ is not None, type(object), object().__class__ is object, o is o, {o: 1}[o], o.__eq__(o), o.__eq__(5), o.__ne__(o), o.__lt__(o), o.__str__() == str(o), o.__repr__() == repr(o), o.__format__("") == str(o), o.__sizeof__() > 0, o.__init__(), o.__hash__() == hash(o), o.__dir__().__class__.__name__)
for bad in (lambda: object(1), lambda: object(x=1), lambda: setattr(o, "x", 1), lambda: o.x, lambda: o < o, lambda: o + o, lambda: o(), lambda: o[0], lambda: len(o), lambda: iter(o), lambda: int(o), lambda: o.__format__("x"), lambda: -o, lambda: object.x, lambda: float(o), lambda: o in o, lambda: next(o), lambda: setattr(object, "x", 1), lambda: delattr(o, "x"), lambda: o.__init__(1)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0])

#> <class 'object'> True False True True True True True object True <class 'type'> True True 1 True NotImplemented False NotImplemented True True True True None True list
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
