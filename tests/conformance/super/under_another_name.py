# super() without arguments inspects the method that calls it, whatever name super is called by.
# option: --policy standard
def attempt(name, call, *arguments):
    try:
        print(name, call(*arguments))
    except Exception as error:
        print(name, type(error).__name__, error)


class A:
    x = 5

    @classmethod
    def make(cls):
        return cls.__name__


class B(A):
    def by_variable(self):
        s = super
        return s().x

    def beside_class(self):
        s = super
        return s().x, __class__.__name__

    def class_alone(self):
        __class__
        return builtin_super().x

    def in_list(self):
        return [super][0]().x, list(map(lambda s: s(B, self).x, [super]))

    def called_by_map(self):
        return [type(s).__name__ for s in map(lambda s: s, [super()])]

    def in_lambda(self):
        return (lambda me: [super][0]().x)(self)

    def captured(self):
        def inner():
            return self
        s = super
        return s().x, inner() is self

    def rebound(self):
        self = None
        s = super
        return s().x

    def deleted(self):
        del self
        s = super
        return s()

    def generator(self):
        s = super
        yield s().x

    def star(*args):
        return super().x

    def named(self):
        return super().x

    def named_method(self):
        return super().make()

    def neither(self):
        return builtin_super()

    @classmethod
    def make(cls):
        s = super
        return s().make()

    @staticmethod
    def static():
        s = super
        return s()


builtin_super = super
b = B()
for name in ("by_variable", "beside_class", "class_alone", "in_list", "called_by_map", "in_lambda", "captured",
             "rebound", "deleted", "star", "named", "named_method", "neither"):
    for me in (b, B, None, 5):
        attempt(name, getattr(B, name), me)
attempt("generator", lambda: list(b.generator()))
attempt("make", B.make)
attempt("static", B.static)
attempt("module", builtin_super)


class Early(type):
    def __new__(meta, name, bases, namespace):
        attempt("early", namespace["method"], None)
        return super().__new__(meta, name, bases, namespace)


class Made(metaclass=Early):
    def method(self):
        s = super
        return s()


class Derived(super):
    pass


class C(A):
    def method(self):
        Derived
        __class__
        return Derived().x


attempt("derived", C().method)

#> by_variable 5
#> by_variable 5
#> by_variable AttributeError 'super' object has no attribute 'x'
#> by_variable TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> beside_class (5, 'B')
#> beside_class (5, 'B')
#> beside_class AttributeError 'super' object has no attribute 'x'
#> beside_class TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> class_alone 5
#> class_alone 5
#> class_alone AttributeError 'super' object has no attribute 'x'
#> class_alone TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> in_list (5, [5])
#> in_list (5, [5])
#> in_list AttributeError 'super' object has no attribute 'x'
#> in_list TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> called_by_map ['super']
#> called_by_map ['super']
#> called_by_map ['super']
#> called_by_map TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> in_lambda 5
#> in_lambda 5
#> in_lambda AttributeError 'super' object has no attribute 'x'
#> in_lambda TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> captured (5, True)
#> captured (5, True)
#> captured AttributeError 'super' object has no attribute 'x'
#> captured TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> rebound AttributeError 'super' object has no attribute 'x'
#> rebound AttributeError 'super' object has no attribute 'x'
#> rebound AttributeError 'super' object has no attribute 'x'
#> rebound AttributeError 'super' object has no attribute 'x'
#> deleted RuntimeError super(): arg[0] deleted
#> deleted RuntimeError super(): arg[0] deleted
#> deleted RuntimeError super(): arg[0] deleted
#> deleted RuntimeError super(): arg[0] deleted
#> star RuntimeError super(): no arguments
#> star RuntimeError super(): no arguments
#> star RuntimeError super(): no arguments
#> star RuntimeError super(): no arguments
#> named 5
#> named 5
#> named AttributeError 'super' object has no attribute 'x'
#> named TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> named_method B
#> named_method B
#> named_method AttributeError 'super' object has no attribute 'make'
#> named_method TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> neither RuntimeError super(): __class__ cell not found
#> neither RuntimeError super(): __class__ cell not found
#> neither RuntimeError super(): __class__ cell not found
#> neither RuntimeError super(): __class__ cell not found
#> generator [5]
#> make B
#> static RuntimeError super(): no arguments
#> module RuntimeError super(): __class__ cell not found
#> early RuntimeError super(): empty __class__ cell
#> derived 5
