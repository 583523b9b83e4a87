# option: --policy standard
# __setattr__, __delattr__ and the functions setattr, delattr, getattr, hasattr.
class Logged:
    def __init__(self):
        self.a = 1

    def __setattr__(self, name, value):
        print("set", name, value)
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        print("del", name)
        super().__delattr__(name)


x = Logged()
x.a += 5
x.b, x.c = 2, 3
del x.b
setattr(x, "with space", 9)
print(x.__dict__, getattr(x, "with space"))
delattr(x, "with space")
for x.a in range(2):
    pass


class Frozen:
    def __init__(self, v):
        object.__setattr__(self, "v", v)

    def __setattr__(self, name, value):
        raise AttributeError(f"cannot assign {name}")


f = Frozen(3)
for bad in (lambda: setattr(f, "v", 1), lambda: setattr(x, 5, 1), lambda: getattr(x, 5), lambda: hasattr(x, None),
            lambda: getattr(x), lambda: setattr(x, "q"), lambda: delattr(x, "none"), lambda: setattr(5, "x", 1),
            lambda: setattr([], "append", 1), lambda: setattr(None, "x", 1), lambda: setattr(object(), "x", 1),
            lambda: setattr(int, "x", 1), lambda: delattr(int, "real"), lambda: getattr(x, "none"),
            lambda: delattr(f, "zz"), lambda: setattr("a", "upper", 1), lambda: setattr(1.5, "real", 2),
            lambda: setattr(len, "__name__", "x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(f.v, getattr(x, "a"), getattr(x, "zz", None), hasattr(x, "a"), hasattr(5, "real"),
      getattr([], "append").__name__)


class Proxy:
    def __init__(self, target):
        object.__setattr__(self, "_t", target)

    def __getattr__(self, name):
        return getattr(object.__getattribute__(self, "_t"), name)

    def __setattr__(self, name, value):
        setattr(object.__getattribute__(self, "_t"), name, value)


class T:
    def hello(self):
        return f"hello {self.n}"


p = Proxy(T())
p.n = "n"
print(p.hello(), p._t.n, p.__dict__ == {"_t": p._t})

#> set a 1
#> set a 6
#> set b 2
#> set c 3
#> del b
#> set with space 9
#> {'a': 6, 'c': 3, 'with space': 9} 9
#> del with space
#> set a 0
#> set a 1
#> AttributeError cannot assign v
#> TypeError attribute name must be string, not 'int'
#> TypeError attribute name must be string, not 'int'
#> TypeError attribute name must be string, not 'NoneType'
#> TypeError getattr expected at least 2 arguments, got 1
#> TypeError setattr expected 3 arguments, got 2
#> del none
#> AttributeError 'Logged' object has no attribute 'none'
#> AttributeError 'int' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'list' object attribute 'append' is read-only
#> AttributeError 'NoneType' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'object' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError cannot set 'x' attribute of immutable type 'int'
#> TypeError cannot set 'real' attribute of immutable type 'int'
#> AttributeError 'Logged' object has no attribute 'none'
#> AttributeError 'Frozen' object has no attribute 'zz'
#> AttributeError 'str' object attribute 'upper' is read-only
#> AttributeError attribute 'real' of 'float' objects is not writable
#> AttributeError attribute '__name__' of 'builtin_function_or_method' objects is not writable
#> 3 1 None True True append
#> hello n n True
