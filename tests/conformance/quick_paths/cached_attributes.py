# option: --policy standard
# Attributes that the cache of attributes has: what an object with a dict has from its class, slots
# beyond those in the object, native getters, and each way in which they stop being valid.
from collections import OrderedDict, deque
from functools import partial


def length(value):
    return value.__len__()


def fresh():
    return OrderedDict(a=1)


# A method of the class, until the object has an attribute of that name, and afterwards.
shadowed, plain = fresh(), fresh()
for step in range(3):
    print([length(each) for each in (plain, shadowed, fresh())])
    if step == 0:
        shadowed.__len__ = lambda: 10
    if step == 1:
        del shadowed.__len__


def named(value):
    return value.name


class Named(OrderedDict):
    name = "class"


one, two = Named(), Named()
for step in range(4):
    print(named(one), named(two))
    if step == 0:
        one.name = "own"
    if step == 1:
        Named.name = "changed"
    if step == 2:
        Named.name = property(lambda self: "property")


def called(value):
    return value.method()


class Queue(deque):
    def method(self):
        return "class"


first, second = Queue(), Queue()
for step in range(3):
    print(called(first), called(second))
    if step == 0:
        first.method = lambda: "own"
    if step == 1:
        Queue.method = lambda self: "new"

add = partial(max, 1)
print(add.func is max, add.args, add.keywords)
add.func_name = "own"
print(add.func is max, add.func_name)


# More attributes than fit into the object.
class Many:
    pass


def read(value):
    return value.a0, value.a5, value.a11


def write(value, item):
    value.a11 = item
    value.a5 = item


many = [Many() for _ in range(3)]
for index, each in enumerate(many):
    for place in range(12):
        setattr(each, f"a{place}", (index, place))
for each in many:
    print(read(each))
    write(each, "new")
    print(read(each))
del many[0].a5
try:
    read(many[0])
except AttributeError as error:
    print(error)
print(read(many[1]))
Many.a5 = property(lambda self: "property")
print(read(many[1]), read(many[2]))


class Number(int):
    pass


numbers = [Number(5), Number(10 ** 40)]
for number in numbers:
    number.unit = "m"
    number.scale = 2


def unit(value):
    value.scale += 1
    return value.unit, value.scale


for number in numbers + numbers:
    print(unit(number))


# Getters of built-in types.
class Base:
    pass


class Other(Base):
    pass


def kind(value):
    return value.__class__


value = Base()
print(kind(value), kind(Other()), kind(1), kind(Base))
value.__class__ = Other
print(kind(value))
Base.__class__ = property(lambda self: "claimed")
print(kind(value), kind(Base()))
del Base.__class__
print(kind(value))


def name_of(value):
    return value.__name__


class WithName:
    __name__ = "attribute"


print(name_of(Base), name_of(len), name_of(WithName()), name_of(name_of))
Base.__name__ = "Renamed"
print(name_of(Base), name_of(Other))


class Fallback:
    def __getattr__(self, name):
        return f"no {name}"


def fault(value):
    return value.__name__, value.filename


print(fault(Fallback()))


def parts(error):
    return error.args, error.__cause__, error.__traceback__ is None


print(parts(ValueError(1)), parts(KeyError()), parts(OSError(2, "x")))

#> [1, 1, 1]
#> [1, 10, 1]
#> [1, 1, 1]
#> class class
#> own class
#> own changed
#> property property
#> class class
#> own class
#> own new
#> True (1,) {}
#> True own
#> ((0, 0), (0, 5), (0, 11))
#> ((0, 0), 'new', 'new')
#> ((1, 0), (1, 5), (1, 11))
#> ((1, 0), 'new', 'new')
#> ((2, 0), (2, 5), (2, 11))
#> ((2, 0), 'new', 'new')
#> 'Many' object has no attribute 'a5'
#> ((1, 0), 'new', 'new')
#> ((1, 0), 'property', 'new') ((2, 0), 'property', 'new')
#> ('m', 3)
#> ('m', 3)
#> ('m', 4)
#> ('m', 4)
#> <class '__main__.Base'> <class '__main__.Other'> <class 'int'> <class 'type'>
#> <class '__main__.Other'>
#! Traceback (most recent call last):
#!   File "cached_attributes.py", line 136, in <module>
#!     Base.__class__ = property(lambda self: "claimed")
#!     ^^^^^^^^^^^^^^
#! TypeError: __class__ must be set to a class, not 'property' object
