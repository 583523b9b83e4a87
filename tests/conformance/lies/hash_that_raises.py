# lies: a __hash__ that raises, returns no int, or changes from call to call.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


class Hash:
    def __init__(self, answer):
        self.answer = answer

    def __hash__(self):
        return self.answer() if callable(self.answer) else self.answer

    def __repr__(self):
        return "Hash"


def fail():
    raise OSError("no hash")


counter = iter(range(1000))
for answer in (fail, "text", None, 1.5, 12345, -1, True, lambda: next(counter)):
    k = Hash(answer)
    t("hash", lambda: hash(k))
    t("set", lambda: {k})
    t("dict", lambda: {k: 1})
    t("in dict", lambda: k in {1: 2})
    t("get", lambda: {}.get(k))
    t("in set", lambda: k in {1, 2})
    t("frozenset", lambda: len(frozenset([k, k])))
    t("fromkeys", lambda: len(dict.fromkeys([k, k])))
    t("tuple", lambda: type(hash((1, k))))
    t("in tuple", lambda: k in (1, 2))
    t("setdefault", lambda: {}.setdefault(k, 3))
    t("update", lambda: {1: 2}.update([(k, 1)]))
    t("keys", lambda: {1: 2}.keys() & [k])
    t("slice", lambda: hash(slice(1, k)) != 0)
    t("range index", lambda: range(3).index(k))
k = Hash(lambda: next(counter))
d = {k: 1}
print(k in d, d.get(k), list(d) == [k], len({k, k}), len({**d, k: 2}))
t("del", lambda: d.__delitem__(k))
print(len(d), d.popitem(), len(d))


class List(list):
    __hash__ = None


class Meta(type):
    def __hash__(cls):
        raise KeyError("class")


class Odd(metaclass=Meta):
    pass


t("list", lambda: {List(): 1})
t("class", lambda: {Odd: 1})
t("instance", lambda: isinstance(Odd(), (int, Odd)))
t("property", lambda: hash(type("P", (), {"__hash__": property(lambda self: lambda: 7)})()))
t("static", lambda: hash(type("S", (), {"__hash__": staticmethod(lambda: 9)})()))
t("number", lambda: hash(type("N", (), {"__hash__": 5})()))

#> hash OSError no hash
#> set OSError no hash
#> dict OSError no hash
#> in dict OSError no hash
#> get OSError no hash
#> in set OSError no hash
#> frozenset OSError no hash
#> fromkeys OSError no hash
#> tuple OSError no hash
#> in tuple False
#> setdefault OSError no hash
#> update OSError no hash
#> keys OSError no hash
#> slice OSError no hash
#> range index ValueError sequence.index(x): x not in sequence
#> hash TypeError __hash__ method should return an integer
#> set TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> dict TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> in dict TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> get TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> in set TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> frozenset TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> fromkeys TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> tuple TypeError __hash__ method should return an integer
#> in tuple False
#> setdefault TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> update TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> keys TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> slice TypeError __hash__ method should return an integer
#> range index ValueError sequence.index(x): x not in sequence
#> hash TypeError __hash__ method should return an integer
#> set TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> dict TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> in dict TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> get TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> in set TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> frozenset TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> fromkeys TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> tuple TypeError __hash__ method should return an integer
#> in tuple False
#> setdefault TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> update TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> keys TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> slice TypeError __hash__ method should return an integer
#> range index ValueError sequence.index(x): x not in sequence
#> hash TypeError __hash__ method should return an integer
#> set TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> dict TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> in dict TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> get TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> in set TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> frozenset TypeError cannot use 'Hash' as a set element (__hash__ method should return an integer)
#> fromkeys TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> tuple TypeError __hash__ method should return an integer
#> in tuple False
#> setdefault TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> update TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> keys TypeError cannot use 'Hash' as a dict key (__hash__ method should return an integer)
#> slice TypeError __hash__ method should return an integer
#> range index ValueError sequence.index(x): x not in sequence
#> hash 12345
#> set {Hash}
#> dict {Hash: 1}
#> in dict False
#> get None
#> in set False
#> frozenset 1
#> fromkeys 1
#> tuple <class 'int'>
#> in tuple False
#> setdefault 3
#> update None
#> keys set()
#> slice True
#> range index ValueError sequence.index(x): x not in sequence
#> hash -2
#> set {Hash}
#> dict {Hash: 1}
#> in dict False
#> get None
#> in set False
#> frozenset 1
#> fromkeys 1
#> tuple <class 'int'>
#> in tuple False
#> setdefault 3
#> update None
#> keys set()
#> slice True
#> range index ValueError sequence.index(x): x not in sequence
#> hash 1
#> set {Hash}
#> dict {Hash: 1}
#> in dict False
#> get None
#> in set False
#> frozenset 1
#> fromkeys 1
#> tuple <class 'int'>
#> in tuple False
#> setdefault 3
#> update None
#> keys set()
#> slice True
#> range index ValueError sequence.index(x): x not in sequence
#> hash 0
#> set {Hash}
#> dict {Hash: 1}
#> in dict False
#> get None
#> in set False
#> frozenset 2
#> fromkeys 2
#> tuple <class 'int'>
#> in tuple False
#> setdefault 3
#> update None
#> keys set()
#> slice True
#> range index ValueError sequence.index(x): x not in sequence
#> False None True 2 2
#> del KeyError Hash
#> 1 (Hash, 1) 0
#> list TypeError cannot use 'List' as a dict key (unhashable type: 'List')
#> class KeyError 'class'
#> instance True
#> property 7
#> static 9
#> number TypeError 'int' object is not callable
