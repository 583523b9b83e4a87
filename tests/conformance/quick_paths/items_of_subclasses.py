# Items of instances of classes derived from built-in types: by the type's own operation as long as no class defines
# another, whenever that changes.
# option: --policy standard
from collections import Counter, OrderedDict, UserDict, defaultdict


def outcome(action):
    try:
        return action()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def store(box, key, value):
    box[key] = value


def remove(box, key):
    del box[key]


def show(title, box, key, value):
    print(title, outcome(lambda: box[key]), outcome(lambda: store(box, key, value)), outcome(lambda: box[key]),
          outcome(lambda: remove(box, key)), outcome(lambda: len(box)))


class D(dict):
    pass


class L(list):
    pass


class S(str):
    pass


class T(tuple):
    pass


class B(bytes):
    pass


class A(bytearray):
    pass


class R(OrderedDict):
    pass


class C(Counter):
    pass


class F(defaultdict):
    pass


class U(UserDict):
    pass


class Empty:
    pass


for title, box, key, value in [
    ("dict", D(a=1), "a", 2), ("absent", D(), "b", 3), ("list", L([1, 2, 3]), 1, 9), ("end", L([1]), -1, 7),
    ("outside", L([1]), 4, 7), ("slice", L([1, 2, 3]), slice(0, 2), [8, 9]), ("str", S("text"), 2, "x"),
    ("tuple", T((1, 2)), 0, 5), ("bytes", B(b"ab"), 0, 5), ("bytearray", A(b"ab"), 0, 5),
    ("ordered", R(a=1), "a", 2), ("counter", C("aab"), "a", 2), ("uncounted", C("aab"), "z", 2),
    ("default", F(list), "k", 2), ("user", U(a=1), "a", 2), ("nothing", Empty(), 1, 2),
    ("unhashable", D(), [], 2), ("wrong index", L([1]), "a", 2),
]:
    show(title, box, key, value)


# The operations are given to a class and taken away, on the class and on its bases.
class Middle(dict):
    pass


class Last(Middle):
    pass


last = Last(a=1)
for owner in (Last, Middle):
    print(last["a"])
    owner.__getitem__ = lambda self, key: ("got", owner.__name__, key)
    print(last["a"], last["z"])
    owner.__setitem__ = lambda self, key, value: print("set", owner.__name__, key, value)
    last["a"] = 5
    owner.__delitem__ = lambda self, key: print("deleted", owner.__name__, key)
    del last["a"]
    del owner.__getitem__
    print(last["a"])
    last["b"] = 6
    del owner.__setitem__
    last["b"] = 7
    print(last["b"])
    del last["b"]
    del owner.__delitem__
    del last["b"]
    print(outcome(lambda: last["b"]), dict(last))


# None closes an operation.
class Closed(dict):
    __getitem__ = None
    __setitem__ = None


closed = Closed(a=1)
print(outcome(lambda: closed["a"]), outcome(lambda: store(closed, "a", 1)), outcome(lambda: remove(closed, "a")))


# A mixin in front of the built-in type counts, one behind it does not.
class Mixin:
    def __getitem__(self, key):
        return "mixin", key

    def __setitem__(self, key, value):
        print("mixin sets", key, value)


class Front(Mixin, dict):
    pass


class Behind(dict, Mixin):
    pass


show("front", Front(a=1), "a", 2)
show("behind", Behind(a=1), "a", 2)


# The operation of another type does not fit.
class Foreign(dict):
    __getitem__ = list.__getitem__
    __setitem__ = list.__setitem__


foreign = Foreign(a=1)
print(outcome(lambda: foreign["a"]), outcome(lambda: store(foreign, "a", 2)))


# The same operation under its own name is the type's.
class Same(dict):
    __getitem__ = dict.__getitem__
    __setitem__ = dict.__setitem__


show("same", Same(a=1), "a", 2)


# An object that changes its class.
class Loud(dict):
    def __getitem__(self, key):
        return "loud", key


changing = D(a=1)
print(changing["a"])
changing.__class__ = Loud
print(changing["a"])
changing.__class__ = D
print(changing["a"])


# Bases that change.
class First(dict):
    pass


class Second(dict):
    def __getitem__(self, key):
        return "second", key


class Heir(First):
    pass


heir = Heir(a=1)
print(heir["a"])
Heir.__bases__ = (Second,)
print(heir["a"])
Heir.__bases__ = (First,)
print(heir["a"])


# __missing__ of the class, and counting as programs do.
class Missing(dict):
    def __missing__(self, key):
        return "missing", key


missing = Missing(a=1)
print(missing["a"], missing["b"])
counted = Counter()
for pair in [(1, 2), (2, 3), (1, 2)]:
    counted[pair] += 1
print(counted)


# Classes have items of their own, from their class.
class Meta(type):
    pass


class Made(metaclass=Meta):
    pass


print(outcome(lambda: Made[1]), outcome(lambda: store(Made, 1, 2)))
Meta.__getitem__ = lambda cls, key: ("of the class", key)
print(Made[1])
del Meta.__getitem__
print(outcome(lambda: Made[1]))

#> dict 1 None 2 None 0
#> absent KeyError: 'b' None 3 None 0
#> list 2 None 9 None 2
#> end 1 None 7 None 0
#> outside IndexError: list index out of range IndexError: list assignment index out of range IndexError: list index out of range IndexError: list assignment index out of range 1
#> slice [1, 2] None [8, 9] None 1
#> str x TypeError: 'S' object does not support item assignment x TypeError: 'S' object doesn't support item deletion 4
#> tuple 1 TypeError: 'T' object does not support item assignment 1 TypeError: 'T' object doesn't support item deletion 2
#> bytes 97 TypeError: 'B' object does not support item assignment 97 TypeError: 'B' object doesn't support item deletion 2
#> bytearray 97 None 5 None 1
#> ordered 1 None 2 None 0
#> counter 2 None 2 None 1
#> uncounted 0 None 2 None 2
#> default [] None 2 None 0
#> user 1 None 2 None 0
#> nothing TypeError: 'Empty' object is not subscriptable TypeError: 'Empty' object does not support item assignment TypeError: 'Empty' object is not subscriptable TypeError: 'Empty' object doesn't support item deletion TypeError: object of type 'Empty' has no len()
#> unhashable TypeError: cannot use 'list' as a dict key (unhashable type: 'list') TypeError: cannot use 'list' as a dict key (unhashable type: 'list') TypeError: cannot use 'list' as a dict key (unhashable type: 'list') TypeError: cannot use 'list' as a dict key (unhashable type: 'list') 0
#> wrong index TypeError: list indices must be integers or slices, not str TypeError: list indices must be integers or slices, not str TypeError: list indices must be integers or slices, not str TypeError: list indices must be integers or slices, not str 1
#> 1
#> ('got', 'Last', 'a') ('got', 'Last', 'z')
#> set Last a 5
#> deleted Last a
#> 1
#> set Last b 6
#> 7
#> deleted Last b
#> KeyError: 'b' {'a': 1}
#> 1
#> ('got', 'Middle', 'a') ('got', 'Middle', 'z')
#> set Middle a 5
#> deleted Middle a
#> 1
#> set Middle b 6
#> 7
#> deleted Middle b
#> KeyError: 'b' {'a': 1}
#> TypeError: 'NoneType' object is not callable TypeError: 'NoneType' object is not callable None
#> mixin sets a 2
#> front ('mixin', 'a') None ('mixin', 'a') None 0
#> behind 1 None 2 None 0
#> TypeError: descriptor '__getitem__' for 'list' objects doesn't apply to a 'Foreign' object TypeError: descriptor '__setitem__' requires a 'list' object but received a 'Foreign'
#> same 1 None 2 None 0
#> 1
#> ('loud', 'a')
#> 1
#> 1
#> ('second', 'a')
#> 1
#> 1 ('missing', 'b')
#> Counter({(1, 2): 2, (2, 3): 1})
#> TypeError: type 'Made' is not subscriptable TypeError: 'Meta' object does not support item assignment
#> ('of the class', 1)
#> TypeError: type 'Made' is not subscriptable
