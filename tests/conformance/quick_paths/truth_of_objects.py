# The truth of instances of classes with and without __bool__ and __len__.
def truth(value):
    try:
        if value:
            return "yes"
        return "no"
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def all_ways(value):
    try:
        looped = 0
        while value and looped < 1:
            looped += 1
        return [truth(value), not value, bool(value), looped, (value or 0) is value, (value and 1) == 1]
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Plain:
    pass


class Child(Plain):
    pass


class Slots:
    __slots__ = ("a",)


class Meta(type):
    def __bool__(cls):
        return False


class Listed(list):
    pass


class Number(int):
    pass


class Text(str):
    pass


class Mapped(dict):
    __slots__ = ()


for value in (Plain(), Child(), Slots(), Plain, Meta("Made", (), {}), Listed(), Listed([1]), Number(), Number(2), Text(),
              Text("x"), Mapped(), Mapped(a=1), all_ways, Plain().__init__, len, object(), ValueError(), Exception):
    print(type(value).__name__, all_ways(value))

# Methods that are added, changed and taken away while instances exist.
plain, child = Plain(), Child()
print(truth(plain), truth(child))
Plain.__len__ = lambda self: 0
print(truth(plain), truth(child))
Plain.__bool__ = lambda self: True
print(truth(plain), truth(child))
Child.__bool__ = lambda self: False
print(truth(plain), truth(child))
del Plain.__bool__
print(truth(plain), truth(child))
del Plain.__len__, Child.__bool__
print(truth(plain), truth(child))
Plain.__bool__ = None
print(truth(plain), truth(child))
del Plain.__bool__
setattr(Plain, "__len__", lambda self: -1)
print(truth(plain))
Plain.__len__ = lambda self: "x"
print(truth(plain))
Plain.__len__ = property(lambda self: (lambda: 0))
print(truth(plain))
del Plain.__len__
plain.__bool__ = lambda: False
plain.__len__ = lambda: 0
print(truth(plain))


# Bases and classes that change.
class Empty:
    def __len__(self):
        return 0


class Other:
    pass


value = Other()
print(truth(value))
value.__class__ = Empty
print(truth(value))
value.__class__ = Other
print(truth(value))


class Both(Other, Empty):
    pass


print(truth(Both()))


class Wrong:
    def __bool__(self):
        return 1


print(truth(Wrong()))


class Raising:
    def __len__(self):
        raise KeyError("length")


print(truth(Raising()))


class Asking:
    def __getattr__(self, name):
        print("asked", name)
        return lambda: 0


print(truth(Asking()))

#> Plain ['yes', False, True, 1, True, True]
#> Child ['yes', False, True, 1, True, True]
#> Slots ['yes', False, True, 1, True, True]
#> type ['yes', False, True, 1, True, True]
#> Meta ['no', True, False, 0, False, False]
#> Listed ['no', True, False, 0, False, False]
#> Listed ['yes', False, True, 1, True, True]
#> Number ['no', True, False, 0, False, False]
#> Number ['yes', False, True, 1, True, True]
#> Text ['no', True, False, 0, False, False]
#> Text ['yes', False, True, 1, True, True]
#> Mapped ['no', True, False, 0, False, False]
#> Mapped ['yes', False, True, 1, True, True]
#> function ['yes', False, True, 1, True, True]
#> method-wrapper ['yes', False, True, 1, True, True]
#> builtin_function_or_method ['yes', False, True, 1, True, True]
#> object ['yes', False, True, 1, True, True]
#> ValueError ['yes', False, True, 1, True, True]
#> type ['yes', False, True, 1, True, True]
#> yes yes
#> no no
#> yes yes
#> yes no
#> no no
#> yes yes
#> TypeError: 'Plain' cannot be interpreted as a boolean TypeError: 'Child' cannot be interpreted as a boolean
#> ValueError: __len__() should return >= 0
#> TypeError: 'str' object cannot be interpreted as an integer
#> no
#> yes
#> yes
#> no
#> yes
#> no
#> TypeError: __bool__ should return bool, returned int
#> KeyError: 'length'
#> yes
