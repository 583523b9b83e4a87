# What a singledispatchmethod gives when it is read from an object or a class: its names, its reprs, its calls.
# option: --policy standard
import functools


class C:
    @functools.singledispatchmethod
    def m(self, x):
        "doc"
        return "base", x

    @m.register
    def _(self, x: int):
        return "int", x

    def __repr__(self):
        return "C()"


class D(C):
    pass


class Binding:
    def __get__(self, obj, cls):
        return lambda *args: ("bound to", obj, args)


class E:
    m = functools.singledispatchmethod(Binding())
    m.register(float, print)

    def __repr__(self):
        return "E()"


def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


bound = C().m
print(C.__dict__["m"], C.m, bound, D.m)
print(bound.__name__, D.m.__qualname__, bound.__doc__, bound.__module__, bound.__annotations__, bound.__type_params__)
print(bound.__wrapped__ is C.__dict__["m"].func, bound.register == C.__dict__["m"].register)
for name in "dispatch __self__ __func__ __code__ __defaults__ missing".split():
    t(lambda: getattr(bound, name))
t(lambda: C().m(1) + C().m("a"))
t(lambda: C.m(C(), 1))
t(lambda: C.m(1, C()))
t(lambda: bound())
t(lambda: bound(x=1))
t(lambda: E.m)
t(lambda: E().m("a"))
t(lambda: E().m())
t(lambda: E().m(1.5))
t(lambda: E().m.__name__)
t(lambda: functools.singledispatchmethod(functools.partial(print)))
t(lambda: functools.singledispatchmethod(5))

#> <single dispatch method descriptor C.m> <single dispatch method C.m> <bound single dispatch method C.m of C()> <single dispatch method C.m>
#> m C.m doc __main__ {} ()
#> True True
#> AttributeError 
#> AttributeError 
#> AttributeError 
#> AttributeError 
#> AttributeError 
#> AttributeError 
#> ('int', 1, 'base', 'a')
#> ('base', 1)
#> ('int', C())
#> TypeError m requires at least 1 positional argument
#> TypeError m requires at least 1 positional argument
#> <single dispatch method ?>
#> ('bound to', E(), ('a',))
#> TypeError singledispatchmethod method requires at least 1 positional argument
#> AttributeError 'builtin_function_or_method' object has no attribute '__get__'
#> AttributeError 'Binding' object has no attribute '__name__'
#> <single dispatch method descriptor ?>
#> TypeError 5 is not callable or a descriptor
