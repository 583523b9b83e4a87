# The messages of wrong calls.
def f0():
    pass


def f1(a):
    pass


def f2(a, b):
    pass


def f3(a, b, c):
    pass


def fd(a, b=1, c=2):
    pass


def fk(a, *, k, m):
    pass


def fkd(*, k, m=1):
    pass


def fp(a, b, /, c):
    pass


def fs(a, *args):
    pass


def fkw(a, **kw):
    pass


class C:
    def m(self, a):
        pass

    def none():
        pass

    @classmethod
    def c(cls, a):
        pass

    @staticmethod
    def s(a):
        pass


def outer():
    def inner(x):
        pass
    return inner


calls = [
    lambda: f0(1), lambda: f0(1, 2), lambda: f0(x=1), lambda: f1(), lambda: f1(1, 2), lambda: f1(b=1),
    lambda: f1(1, a=2), lambda: f2(), lambda: f2(1), lambda: f2(1, 2, 3), lambda: f2(b=2), lambda: f3(),
    lambda: f3(c=1), lambda: f3(1, 2, 3, d=4),
    lambda: fd(), lambda: fd(1, 2, 3, 4), lambda: fd(1, 2, b=3), lambda: fk(1), lambda: fk(1, k=1),
    lambda: fk(1, 2, k=1, m=1), lambda: fk(1, 2, 3), lambda: fkd(), lambda: fkd(1), lambda: fkd(1, k=2),
    lambda: fp(1, 2), lambda: fp(1, b=2, c=3), lambda: fp(a=1, b=2, c=3), lambda: fp(), lambda: fs(), lambda: fs(b=1),
    lambda: fkw(), lambda: fkw(1, 2), lambda: fkw(1, a=2), lambda: C().m(), lambda: C().m(1, 2), lambda: C.m(),
    lambda: C().none(), lambda: C.c(), lambda: C.c(1, 2), lambda: C.s(), lambda: C().s(1, 2), lambda: outer()(),
    lambda: outer()(1, 2), lambda: (lambda x: x)(), lambda: (lambda: 0)(1),
    lambda: f1(*[]), lambda: f1(*[1, 2]), lambda: f1(**{"a": 1, "b": 2}), lambda: f1(**{1: 2}), lambda: f1(*5),
    lambda: f1(**5), lambda: f1(*None), lambda: f1(1, **{"a": 2}), lambda: fkw(a=1, **{"a": 2}),
    lambda: fkw(1, **{"b": 1}, **{"b": 2}), lambda: f1(**[("a", 1)]),
    lambda: C(1), lambda: C(x=1), lambda: C()(), lambda: f1.x(), lambda: outer().missing,
]
for call in calls:
    try:
        print(call())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)

#> TypeError f0() takes 0 positional arguments but 1 was given
#> TypeError f0() takes 0 positional arguments but 2 were given
#> TypeError f0() got an unexpected keyword argument 'x'
#> TypeError f1() missing 1 required positional argument: 'a'
#> TypeError f1() takes 1 positional argument but 2 were given
#> TypeError f1() got an unexpected keyword argument 'b'
#> TypeError f1() got multiple values for argument 'a'
#> TypeError f2() missing 2 required positional arguments: 'a' and 'b'
#> TypeError f2() missing 1 required positional argument: 'b'
#> TypeError f2() takes 2 positional arguments but 3 were given
#> TypeError f2() missing 1 required positional argument: 'a'
#> TypeError f3() missing 3 required positional arguments: 'a', 'b', and 'c'
#> TypeError f3() missing 2 required positional arguments: 'a' and 'b'
#> TypeError f3() got an unexpected keyword argument 'd'
#> TypeError fd() missing 1 required positional argument: 'a'
#> TypeError fd() takes from 1 to 3 positional arguments but 4 were given
#> TypeError fd() got multiple values for argument 'b'
#> TypeError fk() missing 2 required keyword-only arguments: 'k' and 'm'
#> TypeError fk() missing 1 required keyword-only argument: 'm'
#> TypeError fk() takes 1 positional argument but 2 positional arguments (and 2 keyword-only arguments) were given
#> TypeError fk() takes 1 positional argument but 3 were given
#> TypeError fkd() missing 1 required keyword-only argument: 'k'
#> TypeError fkd() takes 0 positional arguments but 1 was given
#> TypeError fkd() takes 0 positional arguments but 1 positional argument (and 1 keyword-only argument) were given
#> TypeError fp() missing 1 required positional argument: 'c'
#> TypeError fp() got some positional-only arguments passed as keyword arguments: 'b'
#> TypeError fp() got some positional-only arguments passed as keyword arguments: 'a, b'
#> TypeError fp() missing 3 required positional arguments: 'a', 'b', and 'c'
#> TypeError fs() missing 1 required positional argument: 'a'
#> TypeError fs() got an unexpected keyword argument 'b'
#> TypeError fkw() missing 1 required positional argument: 'a'
#> TypeError fkw() takes 1 positional argument but 2 were given
#> TypeError fkw() got multiple values for argument 'a'
#> TypeError C.m() missing 1 required positional argument: 'a'
#> TypeError C.m() takes 2 positional arguments but 3 were given
#> TypeError C.m() missing 2 required positional arguments: 'self' and 'a'
#> TypeError C.none() takes 0 positional arguments but 1 was given
#> TypeError C.c() missing 1 required positional argument: 'a'
#> TypeError C.c() takes 2 positional arguments but 3 were given
#> TypeError C.s() missing 1 required positional argument: 'a'
#> TypeError C.s() takes 1 positional argument but 2 were given
#> TypeError outer.<locals>.inner() missing 1 required positional argument: 'x'
#> TypeError outer.<locals>.inner() takes 1 positional argument but 2 were given
#> TypeError <lambda>.<locals>.<lambda>() missing 1 required positional argument: 'x'
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> TypeError f1() missing 1 required positional argument: 'a'
#> TypeError f1() takes 1 positional argument but 2 were given
#> TypeError f1() got an unexpected keyword argument 'b'
#> TypeError keywords must be strings
#> TypeError __main__.f1() argument after * must be an iterable, not int
#> TypeError __main__.f1() argument after ** must be a mapping, not int
#> TypeError __main__.f1() argument after * must be an iterable, not NoneType
#> TypeError f1() got multiple values for argument 'a'
#> TypeError __main__.fkw() got multiple values for keyword argument 'a'
#> TypeError __main__.fkw() got multiple values for keyword argument 'b'
#> TypeError __main__.f1() argument after ** must be a mapping, not list
#> TypeError C() takes no arguments
#> TypeError C() takes no arguments
#> TypeError 'C' object is not callable
#> AttributeError 'function' object has no attribute 'x'
#> AttributeError 'function' object has no attribute 'missing'
