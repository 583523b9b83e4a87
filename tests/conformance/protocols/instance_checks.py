# isinstance and issubclass: tuples, hooks, __class__ that lies, objects that are not classes.
# option: --policy standard
class Base:
    pass


class Derived(Base):
    pass


class Meta(type):
    def __instancecheck__(cls, instance):
        print("asked about instance of", cls.__name__)
        return "yes" if isinstance(instance, int) else ""

    def __subclasscheck__(cls, subclass):
        print("asked about subclass of", cls.__name__)
        return [] if subclass is str else [1]


class Hooked(metaclass=Meta):
    pass


class Proxy:
    @property
    def __class__(self):
        return Derived


class Broken:
    @property
    def __class__(self):
        raise AttributeError("no class")


print(isinstance(1, int), isinstance(True, int), isinstance(1, bool), isinstance(1.0, (int, str)), isinstance(1, (str, (float, (int,)))))
print(isinstance(Derived(), Base), isinstance(Base(), Derived), isinstance(Derived, type), isinstance(type, type), isinstance(None, type(None)), isinstance(1, ()))
print(issubclass(Derived, Base), issubclass(Base, Base), issubclass(bool, (str, int)), issubclass(type, object), issubclass(Base, ()))
print(isinstance(5, Hooked), isinstance("x", Hooked), isinstance(Hooked(), Hooked), issubclass(int, Hooked), issubclass(str, Hooked))
print(isinstance(5, (str, Hooked)), issubclass(Derived, (int, Hooked)))
print(isinstance(Proxy(), Derived), isinstance(Proxy(), Base), isinstance(Proxy(), Proxy), isinstance(Proxy(), int), type(Proxy()).__name__)
print(isinstance(Broken(), Base), isinstance(Broken(), Broken))
for check, arguments in ((isinstance, (1, 1)), (isinstance, (1, (1,))), (isinstance, (1, (int, 1))), (isinstance, (1, (str, 1))), (isinstance, (1, "int")), (isinstance, (1, [int])), (isinstance, (1, None)), (issubclass, (1, int)), (issubclass, (int, 1)), (issubclass, (int, (str, 1))), (issubclass, (Base(), Base)), (issubclass, (int, [int]))):
    try:
        print(check(*arguments))
    except TypeError as error:
        print(error)


class Shape:
    __bases__ = ()


class Square:
    __bases__ = (Shape,)


shape, square = Shape(), Square()
square.__bases__ = (shape,)
print(issubclass(square, shape), issubclass(shape, square), issubclass(square, square))

#> True True False False True
#> True False True True True False
#> True True True True False
#> asked about instance of Hooked
#> asked about instance of Hooked
#> asked about subclass of Hooked
#> asked about subclass of Hooked
#> True False True True False
#> asked about instance of Hooked
#> asked about subclass of Hooked
#> True True
#> True True True False Proxy
#> False True
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> True
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> issubclass() arg 1 must be a class
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> issubclass() arg 1 must be a class
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> True False True
