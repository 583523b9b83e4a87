# Instance attributes are read from their own slots, and then the class changes.
# option: --policy standard


def read(thing):
    return thing.x


def write(thing, value):
    thing.x = value


class Data:
    def __get__(self, instance, owner=None):
        return "descriptor"

    def __set__(self, instance, value):
        print("set", value)


class Plain:
    def __init__(self):
        self.x = 1


class Derived(Plain):
    pass


class Slotted:
    __slots__ = ("x",)


class Other:
    pass


def warm(thing):
    for value in range(30):
        write(thing, value)
        read(thing)


plain, derived, slotted, fresh = Plain(), Derived(), Slotted(), Other()
for thing in plain, derived, slotted:
    warm(thing)

# A data descriptor on the base precedes the slots of its instances and of derived ones.
Plain.x = Data()
print(read(plain), read(derived))
write(plain, 2)
write(derived, 3)
del Plain.x
print(read(plain), read(derived))

# The member of __slots__ is replaced and then restored.
member = Slotted.x
Slotted.x = Data()
print(read(slotted))
write(slotted, 4)
Slotted.x = member
print(read(slotted))

# A class that has had no instance with attributes yet.
Other.x = Data()
write(fresh, 5)
print(read(fresh))
del Other.x
warm(fresh)
Other.x = Data()
print(read(fresh))
write(fresh, 6)


# Hooks that are added late: on the class, on its base, on the class of a descriptor.
class Hooked(Plain):
    pass


hooked = Hooked()
warm(hooked)
Hooked.__getattribute__ = lambda self, name: "hook of " + name
print(read(hooked))
del Hooked.__getattribute__
print(read(hooked))
Plain.__setattr__ = lambda self, name, value: print("setattr", name, value)
write(hooked, 7)
write(derived, 8)
del Plain.__setattr__
write(hooked, 9)
print(read(hooked))


class Lazy:
    def __get__(self, instance, owner=None):
        return "lazy"


class Holder:
    x = Lazy()


holder = Holder()
holder.__dict__["x"] = "own"
warm(holder)
print(read(holder))
Lazy.__set__ = lambda self, instance, value: print("lazy set", value)
print(read(holder))
write(holder, 10)
del Lazy.__set__
print(read(holder))


# A class in an unusual resolution order is a base, too.
class Odd(type):
    def mro(cls):
        return [cls, Plain, object]


class Stranger(metaclass=Odd):
    pass


stranger = Stranger()
warm(stranger)
Plain.x = Data()
print(read(stranger))
del Plain.x
print(read(stranger))


# __bases__ and __class__ change.
class Left:
    pass


class Right:
    x = Data()


class Moved(Left):
    pass


moved = Moved()
warm(moved)
Moved.__bases__ = (Right,)
print(read(moved))
plain = Left()
warm(plain)
plain.__class__ = type("Made", (Right,), {})
print(read(plain))

#> descriptor descriptor
#> set 2
#> set 3
#> 29 29
#> descriptor
#> set 4
#> 29
#> set 5
#> descriptor
#> descriptor
#> set 6
#> hook of x
#> 29
#> setattr x 7
#> setattr x 8
#> 9
#> 29
#> lazy
#> lazy set 10
#> 29
#> descriptor
#> 29
#> descriptor
#> descriptor
