# Mapping patterns.
# option: --policy standard
class Keys:
    NAME = "name"
    ONE = 1


def show(x):
    match x:
        case {"type": "point", "x": x1, "y": y1}:
            return "point", x1, y1
        case {Keys.NAME: str(n), **rest}:
            return "named", n, rest
        case {1: a, 2: b}:
            return "numbers", a, b
        case {-1: a}:
            return "negative", a
        case {None: a} | {True: a} | {1.5: a} | {b"k": a}:
            return "odd key", a
        case {"inner": {"list": [*_, last]}}:
            return "inner", last
        case {"only": _}:
            return "only"
        case {}:
            return "mapping"
    return "no"


for value in [{"type": "point", "x": 1, "y": 2}, {"type": "point", "x": 1}, {"name": "n", "a": 1},
              {"name": 3}, {1: 10, 2: 20, 3: 30}, {1: 10}, {True: "t", 2: 5}, {-1: "m"}, {None: 0},
              {1.5: "f"}, {b"k": 1}, {"inner": {"list": [1, 2, 3]}}, {"only": 1, "more": 2}, {}, [],
              (), None, "text", Keys.__dict__]:
    print(show(value))


class Default(dict):
    def __missing__(self, key):
        print("missing", key)
        return key

    def get(self, key, default=None):
        print("get", key)
        return super().get(key, default)

    def __len__(self):
        print("len")
        return super().__len__()

    def keys(self):
        print("keys")
        return super().keys()


d = Default(a=1)
match d:
    case {"b": b}:
        print("wrong")
    case {"a": a, "c": c}:
        print("wrong")
    case {"a": a, **rest}:
        print(a, rest)
match d:
    case {}:
        print("any")
match d:
    case {**rest}:
        print(rest)
print(d)


class Liar(dict):
    def __len__(self):
        return 10

    def get(self, key, default):
        return key * 2


match Liar():
    case {"x": x, "y": y}:
        print(x, y)
try:
    match Liar():
        case {"x": x, **rest}:
            print(x, rest)
except KeyError as e:
    print("KeyError", e)


class NoGet(dict):
    get = None


try:
    match NoGet(a=1):
        case {"a": a}:
            print(a)
except TypeError as e:
    print(e)

Keys.TWO = "name"
try:
    match {"name": 1, "x": 2}:
        case {Keys.NAME: a, Keys.TWO: b}:
            print(a, b)
except ValueError as e:
    print(e)

Keys.BAD = []
try:
    match {"name": 1}:
        case {Keys.BAD: a}:
            print(a)
except TypeError as e:
    print(e)

match Keys.__dict__:
    case {"ONE": one, "NAME": name}:
        print("mappingproxy", one, name)

many = {i: -i for i in range(30)}
match many:
    case {0: a, 1: b, 2: c, 3: d, 4: e, 5: f, 6: g, 7: h, 8: i, 9: j, 10: k, 29: z, **rest}:
        print(a, b, c, d, e, f, g, h, i, j, k, z, len(rest))
config = {"a": {"b": {"c": [1, {"d": "deep"}]}}}
match config:
    case {"a": {"b": {"c": [_, {"d": value}]}}}:
        print(value)

#> ('point', 1, 2)
#> mapping
#> ('named', 'n', {'a': 1})
#> mapping
#> ('numbers', 10, 20)
#> ('odd key', 10)
#> ('numbers', 't', 5)
#> ('negative', 'm')
#> ('odd key', 0)
#> ('odd key', 'f')
#> ('odd key', 1)
#> ('inner', 3)
#> only
#> mapping
#> no
#> no
#> no
#> no
#> mapping
#> len
#> get b
#> len
#> len
#> get a
#> 1 {}
#> any
#> {'a': 1}
#> {'a': 1}
#> xx yy
#> KeyError 'x'
#> 'NoneType' object is not callable
#> mapping pattern checks duplicate key ('name')
#> cannot use 'list' as a set element (unhashable type: 'list')
#> mappingproxy 1 name
#> 0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -29 18
#> deep
