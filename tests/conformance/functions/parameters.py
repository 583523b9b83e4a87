# Every kind of parameter together, called in every legal way.
def every(a, b, /, c, d=4, *args, e, f=6, **kwargs):
    return (a, b, c, d, args, e, f, kwargs)


print(every(1, 2, 3, e=5))
print(every(1, 2, c=3, e=5))
print(every(1, 2, 3, 44, 55, 66, e=5, f=7, g=8))
print(every(1, 2, *[3, 4, 5], e=5, **{"x": 1, "y": 2}))
print(every(*[1], *[2, 3], **{"e": 1}, **{"f": 2}))
print(every(1, 2, 3, e=5, a=100, b=200))
print(every(*"abcdef", e=0, **{"with space": 1}))


def only_positional(a, b=2, /):
    return a, b


def only_keyword(*, a, b=2):
    return a, b


def star_only(*args):
    return args


def kw_only(**kwargs):
    return kwargs


def after_star(a, *, b):
    return a, b


print(only_positional(1), only_positional(1, 3), only_keyword(a=1), only_keyword(b=3, a=1), star_only(),
      star_only(1, 2), star_only(*range(3), *"xy"), kw_only(), kw_only(a=1, b=2), after_star(1, b=2),
      after_star(b=1, a=2))
print(kw_only(**{}, **{"a": 1}), star_only(*(), *[]), star_only([*range(2)]), kw_only(self=1, args=2, kwargs=3),
      list(kw_only(z=1, a=2, m=3)))


def no_return():
    pass


def bare_return():
    return


print(no_return(), bare_return(), (lambda: None)(), (lambda *a, **k: (a, k))(1, x=2))
kwargs = {"a": 1}
got = kw_only(**kwargs)
got["b"] = 2
print(kwargs, got)
args = [1, 2]
print(star_only(*args) == (1, 2), type(star_only(*args)))

#> (1, 2, 3, 4, (), 5, 6, {})
#> (1, 2, 3, 4, (), 5, 6, {})
#> (1, 2, 3, 44, (55, 66), 5, 7, {'g': 8})
#> (1, 2, 3, 4, (5,), 5, 6, {'x': 1, 'y': 2})
#> (1, 2, 3, 4, (), 1, 2, {})
#> (1, 2, 3, 4, (), 5, 6, {'a': 100, 'b': 200})
#> ('a', 'b', 'c', 'd', ('e', 'f'), 0, 6, {'with space': 1})
#> (1, 2) (1, 3) (1, 2) (1, 3) () (1, 2) (0, 1, 2, 'x', 'y') {} {'a': 1, 'b': 2} (1, 2) (2, 1)
#> {'a': 1} () ([0, 1],) {'self': 1, 'args': 2, 'kwargs': 3} ['z', 'a', 'm']
#> None None None ((1,), {'x': 2})
#> {'a': 1} {'a': 1, 'b': 2}
#> True <class 'tuple'>
