# getattr(), hasattr() and setattr() again and again with the same names, while what they find changes.
# option: --policy standard


class Plain:
    kind = "class"


def look(obj, name):
    found = [hasattr(obj, name), getattr(obj, name, "none")]
    try:
        found.append(getattr(obj, name))
    except AttributeError as error:
        found.append(str(error))
    return found


# A name that is absent, then on the instance, then on the class, then deleted.
one, two = Plain(), Plain()
for _ in range(3):
    print(look(one, "late"))
setattr(one, "late", 1)
print(look(one, "late"), look(two, "late"))
Plain.late = 2
print(look(one, "late"), look(two, "late"))
del one.late
print(look(one, "late"), look(two, "late"))
del Plain.late
print(look(one, "late"), look(two, "late"))

# A class attribute that is replaced by a property, a method and a descriptor.
for _ in range(2):
    print(look(one, "kind"))
Plain.kind = property(lambda self: "getter")
for _ in range(2):
    print(look(one, "kind"))
Plain.kind = lambda self: "method"
print([getattr(one, "kind")() for _ in range(3)], getattr(one, "kind") == one.kind)
Plain.kind = classmethod(lambda cls: cls.__name__)
print([getattr(one, "kind")() for _ in range(3)])
Plain.kind = staticmethod(len)
print([getattr(one, "kind")("abc") for _ in range(3)])


# setattr() stores where it stored before, until a property or __setattr__ takes over.
def store(obj, name, value):
    try:
        setattr(obj, name, value)
    except AttributeError as error:
        return str(error)
    return vars(obj)


for i in range(3):
    print(store(two, "size", i))
Plain.size = property(lambda self: "read only")
print(store(two, "size", 9), two.size)
del Plain.size
print(store(two, "size", 10), two.size)
Plain.__setattr__ = lambda self, name, value: object.__setattr__(self, name, value * 2)
print(store(two, "size", 11), two.size)
del Plain.__setattr__
print(store(two, "size", 12), two.size)


# __getattr__ and __getattribute__ that come later.
class Asked:
    pass


asked = Asked()
print([hasattr(asked, "x") for _ in range(3)])
Asked.__getattr__ = lambda self, name: f"asked for {name}"
print(look(asked, "x"))
Asked.__getattribute__ = lambda self, name: f"always {name}"
print(look(asked, "x"))
del Asked.__getattribute__, Asked.__getattr__
print(look(asked, "x"))


# Slots, empty and filled; a subclass whose instances have both.
class Slotted:
    __slots__ = ("a",)


class Both(Slotted):
    pass


for obj in (Slotted(), Both()):
    print(look(obj, "a"), look(obj, "b"))
    setattr(obj, "a", 1)
    print(look(obj, "a"), look(obj, "b"))
    try:
        setattr(obj, "b", 2)
    except AttributeError as error:
        print(error)
    print(look(obj, "b"))
    del obj.a
    print(look(obj, "a"))


# Classes, modules, and objects that keep their attributes in a dict.
class Meta(type):
    on_meta = 1


class Made(metaclass=Meta):
    own = 2


for name in ("own", "on_meta", "nothing", "own"):
    print(look(Made, name)[:2])
Made.own = 3
Meta.nothing = 4
print([look(Made, name)[:2] for name in ("own", "nothing")])
del Meta.nothing
print(look(Made, "nothing")[:2])

import collections
import math

print([getattr(math, "pi") for _ in range(2)], hasattr(math, "tau2"), getattr(math, "floor")(1.5))
ordered = collections.OrderedDict(a=1)
print([getattr(ordered, "move_to_end")("a") for _ in range(2)], hasattr(ordered, "tag"))
ordered.tag = 5
print(look(ordered, "tag"), hasattr(collections.OrderedDict(), "tag"))
ordered.move_to_end = "own"
print(getattr(ordered, "move_to_end"), ordered.move_to_end, callable(collections.OrderedDict().move_to_end))


def function():
    pass


print(hasattr(function, "mark"), [setattr(function, "mark", i) for i in range(2)], look(function, "mark"))
print(getattr(3, "real"), hasattr(3, "nope"), getattr(3, "nope", 0))


# Sites that read by the dot, on objects of many shapes, of classes and of modules.
def read(obj):
    return obj.tag


class Tagged:
    tag = "class"


class Other:
    def __init__(self):
        self.tag = "instance"


class Third:
    __slots__ = ("x", "tag")


third = Third()
third.tag = "slot"
pair = collections.namedtuple("pair", "tag")("field")
everything = [Tagged(), Other(), Tagged, third, ordered, pair, function]
function.tag = "function"
for _ in range(3):
    print([read(obj) for obj in everything])
Tagged.tag = "changed"
ordered.tag = 6
del third.tag
third.tag = "again"
print([read(obj) for obj in everything])
del ordered.tag
try:
    read(ordered)
except AttributeError as error:
    print(error)


def call(obj):
    return obj.get()


class Got:
    def get(self):
        return "method"


class Static:
    get = staticmethod(lambda: "static")


class Bound:
    get = classmethod(lambda cls: cls.__name__)


class Held:
    def __init__(self):
        self.get = lambda: "held"


holders = [Got(), Static(), Bound(), Held(), Static, Bound, Got()]
for _ in range(3):
    print([call(obj) for obj in holders])
Got.get = lambda self: "changed"
holders[0].get = lambda: "own"
print([call(obj) for obj in holders])

#> [False, 'none', "'Plain' object has no attribute 'late'"]
#> [False, 'none', "'Plain' object has no attribute 'late'"]
#> [False, 'none', "'Plain' object has no attribute 'late'"]
#> [True, 1, 1] [False, 'none', "'Plain' object has no attribute 'late'"]
#> [True, 1, 1] [True, 2, 2]
#> [True, 2, 2] [True, 2, 2]
#> [False, 'none', "'Plain' object has no attribute 'late'"] [False, 'none', "'Plain' object has no attribute 'late'"]
#> [True, 'class', 'class']
#> [True, 'class', 'class']
#> [True, 'getter', 'getter']
#> [True, 'getter', 'getter']
#> ['method', 'method', 'method'] True
#> ['Plain', 'Plain', 'Plain']
#> [3, 3, 3]
#> {'size': 0}
#> {'size': 1}
#> {'size': 2}
#> property '<lambda>' of 'Plain' object has no setter read only
#> {'size': 10} 10
#> {'size': 22} 22
#> {'size': 12} 12
#> [False, False, False]
#> [True, 'asked for x', 'asked for x']
#> [True, 'always x', 'always x']
#> [False, 'none', "'Asked' object has no attribute 'x'"]
#> [False, 'none', "'Slotted' object has no attribute 'a'"] [False, 'none', "'Slotted' object has no attribute 'b'"]
#> [True, 1, 1] [False, 'none', "'Slotted' object has no attribute 'b'"]
#> 'Slotted' object has no attribute 'b' and no __dict__ for setting new attributes
#> [False, 'none', "'Slotted' object has no attribute 'b'"]
#> [False, 'none', "'Slotted' object has no attribute 'a'"]
#> [False, 'none', "'Both' object has no attribute 'a'"] [False, 'none', "'Both' object has no attribute 'b'"]
#> [True, 1, 1] [False, 'none', "'Both' object has no attribute 'b'"]
#> [True, 2, 2]
#> [False, 'none', "'Both' object has no attribute 'a'"]
#> [True, 2]
#> [True, 1]
#> [False, 'none']
#> [True, 2]
#> [[True, 3], [True, 4]]
#> [False, 'none']
#> [3.141592653589793, 3.141592653589793] False 1
#> [None, None] False
#> [True, 5, 5] False
#> own own True
#> False [None, None] [True, 1, 1]
#> 3 False 0
#> ['class', 'instance', 'class', 'slot', 5, 'field', 'function']
#> ['class', 'instance', 'class', 'slot', 5, 'field', 'function']
#> ['class', 'instance', 'class', 'slot', 5, 'field', 'function']
#> ['changed', 'instance', 'changed', 'again', 6, 'field', 'function']
#> 'collections.OrderedDict' object has no attribute 'tag'
#> ['method', 'static', 'Bound', 'held', 'static', 'Bound', 'method']
#> ['method', 'static', 'Bound', 'held', 'static', 'Bound', 'method']
#> ['method', 'static', 'Bound', 'held', 'static', 'Bound', 'method']
#> ['own', 'static', 'Bound', 'held', 'static', 'Bound', 'changed']
