# The order in which the parts of a call are evaluated, merged and rejected (reference 6.3.4).
def f(*a, **k):
    return a, k


def t(n, v=None):
    print("at", n)
    return v


def g():
    yield t("item", 1)
    yield t("item", 2)


for source in (
    lambda: f(a=t(1), **t(2, {"a": 3}), b=t(3)),
    lambda: f(**t(1, {"a": 1}), a=t(2), b=t(3)),
    lambda: f(**t(1, {"a": 1}), **t(2, {"a": 2}), **t(3, {})),
    lambda: f(**t(1, {"a": 1}), b=t(2), a=t(3), c=t(4)),
    lambda: f(**t(1, {"a": 1}), b=t(2), c=t(4), **t(5, {"c": 1})),
    lambda: f(x=t(0), **t(1, {"a": 1}), b=t(2), a=t(4), **t(5, {"c": 1})),
    lambda: f(*t(1, [1]), **t(2, 5)),
    lambda: f(*t(1, 5), **t(2, 5)),
    lambda: f(*t(1, 5), x=t(2), **t(3, {})),
    lambda: f(t(1), *t(2, 5), t(3), x=t(4)),
    lambda: f(*g(), t(2), x=t(3), *g()),
    lambda: f(*g(), **t(4, {1: 2})),
    lambda: t(0, None)(*g(), **t(1, {"a": 1})),
    lambda: t(0, None)(*t(1, 5)),
    lambda: t(0, None)(x=t(1)),
    lambda: t(0, f)(t(1), *t(2, ()), *t(3, "ab"), k=t(4), **t(5, {"z": 1})),
    lambda: f(**{}, **{"a": 1}, b=2, **{}),
    lambda: f(b=1, *(2, 3), **{"c": 4}),
    lambda: [].append(**t(1, {"a": 1})),
    lambda: max(*g(), key=t(1, lambda v: -v)),
    lambda: print(*g(), sep=t(1, "-")),
    lambda: type("A", (), {})(*g()),
):
    try:
        print(source())
    except TypeError as e:
        print(e)


class Mapping:
    def keys(self):
        print("keys")
        return ["p", "q"]

    def __getitem__(self, k):
        print("get", k)
        return k * 2


print(f(**Mapping(), r=1))
try:
    f(p=0, **Mapping())
except TypeError as e:
    print(e)


class C(*t(1, ()), **t(2, {"metaclass": type})):
    pass


print(C.__name__)


def positional_only(key, x, y=1, /):
    pass


for kw in ({"x": 1, "key": 2}, {"y": 1, "x": 2, "key": 3}, {"y": 1, "other": 2}, {"other": 1}):
    for a in ((), (1,), (1, 2)):
        try:
            print(positional_only(*a, **kw))
        except TypeError as e:
            print(a, kw, e)

#> at 1
#> at 2
#> __main__.f() got multiple values for keyword argument 'a'
#> at 1
#> at 2
#> at 3
#> __main__.f() got multiple values for keyword argument 'a'
#> at 1
#> at 2
#> __main__.f() got multiple values for keyword argument 'a'
#> at 1
#> at 2
#> at 3
#> at 4
#> __main__.f() got multiple values for keyword argument 'a'
#> at 1
#> at 2
#> at 4
#> at 5
#> __main__.f() got multiple values for keyword argument 'c'
#> at 0
#> at 1
#> at 2
#> at 4
#> __main__.f() got multiple values for keyword argument 'a'
#> at 1
#> at 2
#> __main__.f() argument after ** must be a mapping, not int
#> at 1
#> at 2
#> __main__.f() argument after ** must be a mapping, not int
#> at 1
#> at 2
#> at 3
#> __main__.f() argument after * must be an iterable, not int
#> at 1
#> at 2
#> Value after * must be an iterable, not int
#> at item
#> at item
#> at 2
#> at item
#> at item
#> at 3
#> ((1, 2, None, 1, 2), {'x': None})
#> at 4
#> at item
#> at item
#> keywords must be strings
#> at 0
#> at 1
#> at item
#> at item
#> 'NoneType' object is not callable
#> at 0
#> at 1
#> None argument after * must be an iterable, not int
#> at 0
#> at 1
#> 'NoneType' object is not callable
#> at 0
#> at 1
#> at 2
#> at 3
#> at 4
#> at 5
#> ((None, 'a', 'b'), {'k': None, 'z': 1})
#> ((), {'a': 1, 'b': 2})
#> ((2, 3), {'b': 1, 'c': 4})
#> at 1
#> list.append() takes no keyword arguments
#> at 1
#> at item
#> at item
#> 1
#> at 1
#> at item
#> at item
#> 1-2
#> None
#> at item
#> at item
#> A() takes no arguments
#> keys
#> get p
#> get q
#> ((), {'p': 'pp', 'q': 'qq', 'r': 1})
#> keys
#> __main__.f() got multiple values for keyword argument 'p'
#> at 1
#> at 2
#> C
#> () {'x': 1, 'key': 2} positional_only() got some positional-only arguments passed as keyword arguments: 'key, x'
#> (1,) {'x': 1, 'key': 2} positional_only() got some positional-only arguments passed as keyword arguments: 'key, x'
#> (1, 2) {'x': 1, 'key': 2} positional_only() got some positional-only arguments passed as keyword arguments: 'key, x'
#> () {'y': 1, 'x': 2, 'key': 3} positional_only() got some positional-only arguments passed as keyword arguments: 'key, x, y'
#> (1,) {'y': 1, 'x': 2, 'key': 3} positional_only() got some positional-only arguments passed as keyword arguments: 'key, x, y'
#> (1, 2) {'y': 1, 'x': 2, 'key': 3} positional_only() got some positional-only arguments passed as keyword arguments: 'key, x, y'
#> () {'y': 1, 'other': 2} positional_only() got some positional-only arguments passed as keyword arguments: 'y'
#> (1,) {'y': 1, 'other': 2} positional_only() got some positional-only arguments passed as keyword arguments: 'y'
#> (1, 2) {'y': 1, 'other': 2} positional_only() got some positional-only arguments passed as keyword arguments: 'y'
#> () {'other': 1} positional_only() got an unexpected keyword argument 'other'
#> (1,) {'other': 1} positional_only() got an unexpected keyword argument 'other'
#> (1, 2) {'other': 1} positional_only() got an unexpected keyword argument 'other'
