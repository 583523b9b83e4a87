# Subclasses of dict: __missing__, overridden methods, counting and ordered behaviours.
class Counter(dict):
    def __missing__(self, key):
        return 0


class Factory(dict):
    def __init__(self, factory, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.factory = factory

    def __missing__(self, key):
        value = self[key] = self.factory()
        return value


c = Counter()
for letter in "mississippi":
    c[letter] += 1
print(c, c["x"], "x" in c, c.get("x"), sorted(c.items(), key=lambda p: (-p[1], p[0])), type(c),
      c == {"m": 1, "i": 4, "s": 4, "p": 2}, type(c | {}), type(c.copy()))
f = Factory(list, start=[0])
f["a"].append(1)
f["b"].append(2)
f["a"].append(3)
print(f, f.factory is list, len(f))


class Lower(dict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)

    def __getitem__(self, key):
        return super().__getitem__(key.lower())

    def __contains__(self, key):
        return super().__contains__(key.lower())


d = Lower()
d["ABC"] = 1
d.update(XYZ=2)
print(d, d["aBc"], "Abc" in d, d.get("ABC"), list(d), dict(d), {**d})


class Raising(dict):
    def __missing__(self, key):
        raise KeyError(f"custom {key}")


class Iterating(dict):
    def __iter__(self):
        return iter(["fake"])

    def keys(self):
        return ["k1", "k2"]

    def __getitem__(self, key):
        return f"value of {key}"


i = Iterating(real=1)
print(list(i), dict(i), {**i}, i, len(i))
try:
    Raising()["q"]
except KeyError as error:
    print(error, error.args)
print(dict.fromkeys("ab", 1) == Counter(a=1, b=1), Counter.fromkeys("ab"), type(Counter.fromkeys("ab")),
      isinstance(c, dict), issubclass(Counter, dict))


class Mapping:
    def keys(self):
        return iter("xy")

    def __getitem__(self, key):
        return key * 2


print(dict(Mapping()), {**Mapping()}, (lambda **k: k)(**Mapping()))

#> {'m': 1, 'i': 4, 's': 4, 'p': 2} 0 False None [('i', 4), ('s', 4), ('p', 2), ('m', 1)] <class '__main__.Counter'> True <class 'dict'> <class 'dict'>
#> {'start': [0], 'a': [1, 3], 'b': [2]} True 3
#> {'abc': 1, 'XYZ': 2} 1 True None ['abc', 'XYZ'] {'abc': 1, 'XYZ': 2} {'abc': 1, 'XYZ': 2}
#> ['fake'] {'k1': 'value of k1', 'k2': 'value of k2'} {'k1': 'value of k1', 'k2': 'value of k2'} {'real': 1} 1
#> 'custom q' ('custom q',)
#> True {'a': None, 'b': None} <class '__main__.Counter'> True True
#> {'x': 'xx', 'y': 'yy'} {'x': 'xx', 'y': 'yy'} {'x': 'xx', 'y': 'yy'}
