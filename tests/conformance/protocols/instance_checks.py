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


print(f"{isinstance(1, int) = }")
print(f"{isinstance(True, int) = }")
print(f"{isinstance(1, bool) = }")
print(f"{isinstance(1.0, (int, str)) = }")
print(f"{isinstance(1, (str, (float, (int,)))) = }")
print(f"{isinstance(Derived(), Base) = }")
print(f"{isinstance(Base(), Derived) = }")
print(f"{isinstance(Derived, type) = }")
print(f"{isinstance(type, type) = }")
print(f"{isinstance(None, type(None)) = }")
print(f"{isinstance(1, ()) = }")
print(f"{issubclass(Derived, Base) = }")
print(f"{issubclass(Base, Base) = }")
print(f"{issubclass(bool, (str, int)) = }")
print(f"{issubclass(type, object) = }")
print(f"{issubclass(Base, ()) = }")
print(f"{isinstance(5, Hooked) = }")
print(f"{isinstance("x", Hooked) = }")
print(f"{isinstance(Hooked(), Hooked) = }")
print(f"{issubclass(int, Hooked) = }")
print(f"{issubclass(str, Hooked) = }")
print(isinstance(5, (str, Hooked)), issubclass(Derived, (int, Hooked)))
print(isinstance(Proxy(), Derived), isinstance(Proxy(), Base), isinstance(Proxy(), Proxy), isinstance(Proxy(), int),
      type(Proxy()).__name__)
print(isinstance(Broken(), Base), isinstance(Broken(), Broken))
for check, arguments in ((isinstance, (1,
    1)), (isinstance, (1, (1,))), (isinstance, (1, (int, 1))), (isinstance, (1, (str, 1))), (isinstance, (1,
        "int")), (isinstance, (1, [int])), (isinstance, (1, None)), (issubclass, (1, int)), (issubclass, (int,
            1)), (issubclass, (int, (str, 1))), (issubclass, (Base(), Base)), (issubclass, (int, [int]))):
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

#> isinstance(1, int) = True
#> isinstance(True, int) = True
#> isinstance(1, bool) = False
#> isinstance(1.0, (int, str)) = False
#> isinstance(1, (str, (float, (int,)))) = True
#> isinstance(Derived(), Base) = True
#> isinstance(Base(), Derived) = False
#> isinstance(Derived, type) = True
#> isinstance(type, type) = True
#> isinstance(None, type(None)) = True
#> isinstance(1, ()) = False
#> issubclass(Derived, Base) = True
#> issubclass(Base, Base) = True
#> issubclass(bool, (str, int)) = True
#> issubclass(type, object) = True
#> issubclass(Base, ()) = False
#> asked about instance of Hooked
#> isinstance(5, Hooked) = True
#> asked about instance of Hooked
#> isinstance("x", Hooked) = False
#> isinstance(Hooked(), Hooked) = True
#> asked about subclass of Hooked
#> issubclass(int, Hooked) = True
#> asked about subclass of Hooked
#> issubclass(str, Hooked) = False
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
