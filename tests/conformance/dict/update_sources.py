# Arguments of the constructor, update() and the operators: mappings, pairs, and others.


def attempt(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error, getattr(error, "__notes__", ""))


class OnlyKeys:
    def keys(self):
        return ["x", "y"]


class Mapping(OnlyKeys):
    def __getitem__(self, key):
        return key * 2


class BadKeys:
    def keys(self):
        return 5


class NotCallable:
    keys = 5


class Subclass(dict):
    pass


class OwnIteration(dict):
    def __iter__(self):
        return iter(["own"])

    def keys(self):
        return ["kk"]

    def __getitem__(self, key):
        return "item"


for source in (1, [1], [(1,)], [(1, 2), (1, 2, 3)], ["ab", "cd"], ["abc"], [[[], 1]], iter([[1, 2]]),
               BadKeys(), NotCallable(), OnlyKeys(), Mapping(), Subclass(a=1), OwnIteration(a=1), [{1, 2}]):
    attempt(lambda: dict(source))
attempt(lambda: dict([1, 2], 3))
attempt(lambda: {}.update(1, 2))
attempt(lambda: dict(Mapping(), x=1, z=3))
attempt(lambda: dict({1: 2}, **{"a": 1}))
attempt(lambda: dict(**{1: 2}))
attempt(lambda: {}.update(a=1))
attempt(lambda: {} | 1)
attempt(lambda: {} | [(1, 2)])


def in_place(d, other):
    d |= other
    return d


attempt(lambda: in_place({0: 1}, [(1, 2)]))
attempt(lambda: in_place({0: 1}, Mapping()))
attempt(lambda: in_place({0: 1}, 5))
attempt(lambda: type(Subclass() | {}))
attempt(lambda: type({} | Subclass()))
attempt(lambda: type(Subclass().copy()))
attempt(lambda: type(Subclass.fromkeys([1])))
attempt(lambda: OwnIteration(a=1).copy())
attempt(lambda: {**OwnIteration(a=1)})
attempt(lambda: {} | OwnIteration(a=1))
attempt(lambda: list(OwnIteration(a=1).items()))
attempt(lambda: dict.fromkeys("aab", 0))
attempt(lambda: dict.fromkeys(5))
attempt(lambda: dict.fromkeys([[]]))
attempt(lambda: dict.fromkeys())
attempt(lambda: dict.fromkeys({1: 2, 3: 4}))


class Collects:
    def __init__(self):
        self.pairs = []

    def __setitem__(self, key, value):
        self.pairs.append((key, value))


class Fills(dict):
    def __new__(cls):
        return Collects()


attempt(lambda: Fills.fromkeys([1, 2], "v").pairs)

#> TypeError 'int' object is not iterable 
#> TypeError object is not iterable ['Cannot convert dictionary update sequence element #0 to a sequence']
#> ValueError dictionary update sequence element #0 has length 1; 2 is required 
#> ValueError dictionary update sequence element #1 has length 3; 2 is required 
#> {'a': 'b', 'c': 'd'}
#> ValueError dictionary update sequence element #0 has length 3; 2 is required 
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list') 
#> {1: 2}
#> TypeError BadKeys.keys() returned a non-iterable (type int) 
#> TypeError 'int' object is not callable 
#> TypeError 'OnlyKeys' object is not subscriptable 
#> {'x': 'xx', 'y': 'yy'}
#> {'a': 1}
#> {'kk': 'item'}
#> {1: 2}
#> TypeError dict expected at most 1 argument, got 2 
#> TypeError update expected at most 1 argument, got 2 
#> {'x': 1, 'y': 'yy', 'z': 3}
#> {1: 2, 'a': 1}
#> TypeError keywords must be strings 
#> None
#> TypeError unsupported operand type(s) for |: 'dict' and 'int' 
#> TypeError unsupported operand type(s) for |: 'dict' and 'list' 
#> {0: 1, 1: 2}
#> {0: 1, 'x': 'xx', 'y': 'yy'}
#> TypeError 'int' object is not iterable 
#> <class 'dict'>
#> <class 'dict'>
#> <class 'dict'>
#> <class '__main__.Subclass'>
#> {'kk': 'item'}
#> {'kk': 'item'}
#> {'kk': 'item'}
#> [('a', 1)]
#> {'a': 0, 'b': 0}
#> TypeError 'int' object is not iterable 
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list') 
#> TypeError fromkeys expected at least 1 argument, got 0 
#> {1: None, 3: None}
#> [(1, 'v'), (2, 'v')]
