# Classes that inherit from built-in types and mix in others.
class Names(dict):
    def __init__(self, *args, **kw):
        super().__init__(*args, **kw)
        self.reads = 0

    def __getitem__(self, key):
        self.reads += 1
        return super().__getitem__(key)

    def first(self):
        return next(iter(self))


class Positive(int):
    def __new__(cls, value):
        if value < 0:
            raise ValueError("negative")
        return super().__new__(cls, value)


class Upper(str):
    def __new__(cls, text=""):
        return super().__new__(cls, text.upper())

    def shout(self):
        return self + "!"


class Celsius(float):
    def to_f(self):
        return self * 9 / 5 + 32

    def __repr__(self):
        return f"{float(self)}C"


class Pair(tuple):
    @property
    def left(self):
        return self[0]


class Chain(list):
    def then(self, f):
        return Chain(map(f, self))


class Err(ValueError):
    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


class Tags(set):
    def add(self, item):
        super().add(item.lower())


class Raw(bytes):
    def first(self):
        return self[0]


n = Names(a=1, b=2)
print(n["a"], n["b"], n.reads, n.first(), n, n.get("a"), n.reads)
print(Positive(5) + 1, Upper("abc"), Upper("abc").shout(), Upper("é").lower(), Celsius(100).to_f(),
      Celsius(1.5), [Celsius(2)], f"{Celsius(3.14159):.1f}", Pair((1, 2)).left,
      Chain([1, 2]).then(lambda x: x * 2).then(str), Raw(b"ab").first(), Raw(b"x") == b"x")
try:
    Positive(-1)
except ValueError as error:
    print(error)
try:
    raise Err(404, "not found")
except ValueError as error:
    print(error, error.code, error.args, repr(error), isinstance(error, Err))
t = Tags()
t.add("ABC")
t.update(["XYZ"])
print(sorted(t), isinstance(t, set), len(t))


class Mixin:
    def hello(self):
        return f"hello from {type(self).__name__} of {len(self)}"


class Both(Mixin, list):
    pass


class AndDict(dict, Mixin):
    pass


print(Both([1, 2]).hello(), AndDict(a=1).hello(), Both("ab") + [1])
for bad in (lambda: type("X", (int, str), {}), lambda: type("X", (list, dict), {}), lambda: Both(1, 2),
            lambda: Err(1), lambda: type("X", (tuple, list), {})):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(type("Ok", (Mixin, int), {})(5) + 1, int.__add__(Positive(2), Positive(3)), sum([Positive(1), Positive(2)]),
      max(Celsius(1), 2), sorted([Upper("b"), "A"]))

#> 1 2 2 a {'a': 1, 'b': 2} 1 2
#> 6 ABC ABC! é 212.0 1.5C [2.0C] 3.1 1 ['2', '4'] 97 True
#> negative
#> not found 404 ('not found',) Err('not found') True
#> ['XYZ', 'abc'] True 2
#> hello from Both of 2 hello from AndDict of 1 ['a', 'b', 1]
#> multiple bases have instance lay-out conflict
#> multiple bases have instance lay-out conflict
#> list expected at most 1 argument, got 2
#> Err.__init__() missing 1 required positional argument: 'text'
#> multiple bases have instance lay-out conflict
#> 6 5 3 2 ['A', 'B']
