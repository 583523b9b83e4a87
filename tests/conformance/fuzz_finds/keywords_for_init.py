# The constructors of built-in types leave keywords to the __init__ of a subclass, if it has one.
class Pair(tuple):
    def __init__(self, *items, **options):
        print("init", items, options)


class Real(float):
    def __init__(self, *items, **options):
        print("init", items, options)


class Bare(tuple):
    pass


class Frozen(frozenset):
    pass


def attempt(make):
    try:
        print(repr(make()))
    except TypeError as error:
        print("TypeError:", error)


attempt(lambda: Pair([1], name=2))
attempt(lambda: Pair([1], [2], name=2))
attempt(lambda: Real(1, name=2))
attempt(lambda: Real(1, 2, name=2))
attempt(lambda: Bare([1], name=2))
attempt(lambda: Frozen(1, 2))
attempt(lambda: Frozen(a=1))

#> init ([1],) {'name': 2}
#> (1,)
#> TypeError: tuple expected at most 1 argument, got 2
#> init (1,) {'name': 2}
#> 1.0
#> TypeError: float expected at most 1 argument, got 2
#> TypeError: tuple() takes no keyword arguments
#> TypeError: Frozen expected at most 1 argument, got 2
#> TypeError: frozenset() takes no keyword arguments
