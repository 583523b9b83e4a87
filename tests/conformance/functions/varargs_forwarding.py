# Forwarding of *args and **kwargs through layers of functions, methods and classes.
def target(a, b=2, *args, c, d=4, **kw):
    return [a, b, args, c, d, kw]


def layer1(*args, **kwargs):
    return target(*args, **kwargs)


def layer2(first, *args, **kwargs):
    kwargs.setdefault("c", "from layer2")
    return layer1(first, *args, **kwargs)


def layer3(*args, c="own", **kwargs):
    return layer2(*args, **kwargs), c


print(layer1(1, c=3), layer2(1, 2, 3, z=9), layer3(1, d=8), layer3(1, c="kept", x=0))


class Base:
    def __init__(self, *args, **kw):
        self.got = args, kw

    def __call__(self, *args, **kw):
        return target(*self.got[0], *args, **{**self.got[1], **kw})


class Derived(Base):
    def __init__(self, x, *args, y="y", **kw):
        super().__init__(x, *args, **kw)
        self.y = y


print(Derived(1, 2, c=5)(3, z=6), Derived(1, y=2, c=3).got, Base()(1, c=2))
merged = {"a": 1, **{"b": 2, "a": 3}}
print(target(**merged, c=merged.pop("b")), merged)


def swap_kwargs(f):
    return lambda *args, **kw: f(*args[::-1], **{k: kw[k] for k in reversed(kw)})


print(swap_kwargs(lambda *a, **k: (a, list(k)))(1, 2, x=1, y=2))
log = []


def tracer(f):
    def run(*a, **k):
        log.append((f.__name__, len(a), sorted(k)))
        return f(*a, **k)
    return run


print(tracer(layer3)(1, q=2), log)
args, kw = [1], {"c": 2}
print(target(*args, **kw), target(*args, *args, **kw, e=1), args, kw)
for bad in (lambda: layer1(), lambda: layer2(), lambda: layer1(1), lambda: layer1(1, c=1, **{"c": 2}),
            lambda: layer1(1, a=2, c=3), lambda: layer3(1, d=1, **{"d": 2}), lambda: Derived(), lambda: Derived(1)(),
            lambda: tracer(target)(1)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [1, 2, (), 3, 4, {}] [1, 2, (3,), 'from layer2', 4, {'z': 9}] ([1, 2, (), 'from layer2', 8, {}], 'own') ([1, 2, (), 'from layer2', 4, {'x': 0}], 'kept')
#> [1, 2, (3,), 5, 4, {'z': 6}] ((1,), {'c': 3}) [1, 2, (), 2, 4, {}]
#> [3, 2, (), 2, 4, {}] {'a': 3}
#> ((2, 1), ['y', 'x'])
#> ([1, 2, (), 'from layer2', 4, {'q': 2}], 'own') [('layer3', 1, ['q'])]
#> [1, 2, (), 2, 4, {}] [1, 1, (), 2, 4, {'e': 1}] [1] {'c': 2}
#> target() missing 1 required positional argument: 'a'
#> layer2() missing 1 required positional argument: 'first'
#> target() missing 1 required keyword-only argument: 'c'
#> __main__.layer1() got multiple values for keyword argument 'c'
#> target() got multiple values for argument 'a'
#> __main__.layer3() got multiple values for keyword argument 'd'
#> Derived.__init__() missing 1 required positional argument: 'x'
#> target() missing 1 required keyword-only argument: 'c'
#> target() missing 1 required keyword-only argument: 'c'
