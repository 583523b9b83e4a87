# __new__ and __init__: order, arguments, returning other objects, errors.
class Base:
    def __new__(cls, *args, **kwargs):
        print("new", cls.__name__, args, kwargs)
        return super().__new__(cls)

    def __init__(self, value=0):
        print("init", value)
        self.value = value


print(Base(5).value, Base(value=7).value)


class Sub(Base):
    def __init__(self, a, b):
        super().__init__(a + b)
        self.a = a


print(Sub(1, 2).value)


class Other:
    def __new__(cls):
        return 42

    def __init__(self):
        print("init is not called")


class SubReturn(Base):
    def __new__(cls, x):
        if x:
            return Sub(1, 1)
        return object.__new__(cls)


print(Other(), type(SubReturn(1)).__name__)
print(type(SubReturn(0)).__name__)


class Pool:
    cache = {}

    def __new__(cls, key):
        if key not in cls.cache:
            cls.cache[key] = object.__new__(cls)
            cls.cache[key].inits = 0
        return cls.cache[key]

    def __init__(self, key):
        self.key = key
        self.inits += 1


print(Pool("a") is Pool("a"), Pool("a").inits, Pool("b").inits, Pool("a") is Pool("b"))


class BadInit:
    def __init__(self):
        return 5


class NoArgs:
    pass


class OnlyNew:
    def __new__(cls, x):
        return object.__new__(cls)


class OnlyInit:
    def __init__(self, x):
        pass


class Raises:
    def __init__(self):
        raise ValueError("in init")


for bad in (lambda: BadInit(), lambda: NoArgs(1), lambda: NoArgs(x=1), lambda: OnlyNew(), lambda: OnlyInit(),
            lambda: Raises(), lambda: object(1), lambda: object.__new__(), lambda: object.__new__(5),
            lambda: object.__new__(int), lambda: OnlyNew(1).x, lambda: OnlyInit(1, 2), lambda: int.__new__(str),
            lambda: object.__init__(NoArgs(), 1), lambda: NoArgs.__init__(), lambda: OnlyInit.__init__(5, 1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(isinstance(NoArgs.__new__(NoArgs), NoArgs), isinstance(object.__new__(OnlyInit), OnlyInit))

#> new Base (5,) {}
#> init 5
#> new Base () {'value': 7}
#> init 7
#> 5 7
#> new Sub (1, 2) {}
#> init 3
#> 3
#> new Sub (1, 1) {}
#> init 2
#> 42 Sub
#> init 0
#> SubReturn
#> True 3 1 False
#> TypeError __init__() should return None, not 'int'
#> TypeError NoArgs() takes no arguments
#> TypeError NoArgs() takes no arguments
#> TypeError OnlyNew.__new__() missing 1 required positional argument: 'x'
#> TypeError OnlyInit.__init__() missing 1 required positional argument: 'x'
#> ValueError in init
#> TypeError object() takes no arguments
#> TypeError object.__new__(): not enough arguments
#> TypeError object.__new__(X): X is not a type object (int)
#> TypeError object.__new__(int) is not safe, use int.__new__()
#> AttributeError 'OnlyNew' object has no attribute 'x'
#> TypeError OnlyInit.__init__() takes 2 positional arguments but 3 were given
#> TypeError int.__new__(str): str is not a subtype of int
#> TypeError NoArgs.__init__() takes exactly one argument (the instance to initialize)
#> TypeError descriptor '__init__' of 'object' object needs an argument
#> None
#> True True
