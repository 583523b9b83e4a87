# partialmethod: what it is made of, and how it binds.
# option: --policy standard
import functools
from functools import Placeholder as _


class Binding:
    def __get__(self, obj, cls):
        return Callable()


class Callable:
    @property
    def __self__(self):
        raise ValueError("asked")

    def __call__(self, *args, **keywords):
        return args[bool(args) and isinstance(args[0], A):], keywords


class A:
    def f(self, *args, **keywords):
        return args, keywords

    plain = functools.partialmethod(f, 1, a=1)
    placed = functools.partialmethod(f, _, 2, _, 4, a=1)
    called = functools.partialmethod(Callable(), _, 2, _, 4, a=1)
    nested = functools.partialmethod(functools.partialmethod(Callable(), _, 2, _, 4, a=1), 9, b=2)
    asked = functools.partialmethod(Binding(), 1)
    of_partial = functools.partialmethod(functools.partial(Callable(), _, 7), 8)


def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


a = A()
t(lambda: a.plain(5, b=2))
t(lambda: a.placed(1, 3, 5, a=2))
t(lambda: a.called(1, 3, 5, a=2))
t(lambda: A.called(a, 1, 3, 5))
t(lambda: a.nested(3))
t(lambda: a.placed(1))
t(lambda: a.called(1))
t(lambda: a.nested())
t(lambda: a.asked())
t(lambda: a.of_partial())
made = A.__dict__["nested"]
print(made.args, made.keywords, type(made.func).__name__, a.called.__func__.__partialmethod__ is A.__dict__["called"])
print(str(functools.partialmethod(len, _, 2, a=3)), functools.partialmethod[int])
t(lambda: functools.partialmethod(5))
t(lambda: functools.partialmethod(len, _))
t(lambda: functools.partialmethod(len, a=_))
t(lambda: functools.partialmethod(made, _))

#> ((1, 5), {'a': 1, 'b': 2})
#> ((1, 2, 3, 4, 5), {'a': 2})
#> ((1, 2, 3, 4, 5), {'a': 2})
#> ((1, 2, 3, 4, 5), {'a': 1})
#> ((9, 2, 3, 4), {'a': 1, 'b': 2})
#> TypeError missing positional arguments in 'partial' call; expected at least 2, got 1
#> TypeError missing positional arguments in 'partialmethod' call; expected at least 2, got 1
#> TypeError missing positional arguments in 'partialmethod' call; expected at least 1, got 0
#> ValueError asked
#> ((7, 8), {})
#> (9, 2, Placeholder, 4) {'a': 1, 'b': 2} Callable True
#> functools.partialmethod(<built-in function len>, Placeholder, 2, a=3) functools.partialmethod[int]
#> TypeError the first argument 5 must be a callable or a descriptor
#> TypeError trailing Placeholders are not allowed
#> TypeError Placeholder cannot be passed as a keyword argument
#> TypeError trailing Placeholders are not allowed
