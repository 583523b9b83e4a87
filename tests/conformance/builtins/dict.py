# dict() as a constructor and its class methods.
print(dict(), dict(a=1), dict([("a", 1)], b=2), dict({"a": 1}, a=2), dict(zip("ab", range(2))), dict(**{"x": 1}),
      dict({}.items()), dict(x for x in (("k", "v"),)), dict([{"a", "a2"} and ("p", "q")]), dict(self=1, iterable=2),
      dict.fromkeys("ab"), dict.fromkeys([], 1), dict(((1, 2), [3, 4], "56")), dict(a=dict(b=dict())))
shared = dict.fromkeys("xy", [])
shared["x"].append(1)
print(shared, dict(shared) == shared, dict(shared) is shared, dict(shared)["x"] is shared["x"], type(dict()),
      dict.__name__, isinstance({}, dict))


class D(dict):
    pass


print(D(a=1), type(D.fromkeys("a")), dict(D(z=1)), type(dict(D())), D([(1, 2)]) == {1: 2}, repr(D()))

#> {} {'a': 1} {'a': 1, 'b': 2} {'a': 2} {'a': 0, 'b': 1} {'x': 1} {} {'k': 'v'} {'p': 'q'} {'self': 1, 'iterable': 2} {'a': None, 'b': None} {} {1: 2, 3: 4, '5': '6'} {'a': {'b': {}}}
#> {'x': [1], 'y': [1]} True False True <class 'dict'> dict True
#> {'a': 1} <class '__main__.D'> {'z': 1} <class 'dict'> True {}
