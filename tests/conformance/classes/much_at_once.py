# Classes and exceptions with so many items of one kind that they are processed in parts. The item that
# is searched for comes after the first part.
# python: 3.11
# option: --policy standard
import functools
import sys

MANY = 300_000
LONG = "n" * MANY


def refused(make):
    try:
        make()
    except (TypeError, ValueError) as error:
        return type(error).__name__, str(error)[:60]
    return "not refused"


# names of classes
print(type(LONG, (), {}).__name__ == LONG)
print(refused(lambda: type(LONG + "\0", (), {})))
print(refused(lambda: type("\u4e2d" * MANY + "\0", (), {})))


class Renamed:
    pass


Renamed.__name__ = LONG
print(Renamed.__name__ == LONG)
print(refused(lambda: setattr(Renamed, "__name__", LONG + "\0" + LONG)))
print(Renamed.__name__ == LONG)

# names in __slots__
slots = type("S", (), {"__slots__": [LONG + "b", LONG + "a", LONG]})
thing = slots()
for number, name in enumerate([LONG, LONG + "a", LONG + "b"]):
    setattr(thing, name, number)
print([getattr(thing, LONG + end) for end in ("", "a", "b")])
print(refused(lambda: type("S", (), {"__slots__": [LONG + " "]})))
print(refused(lambda: type("S", (), {"__slots__": ["\u4e2d" * MANY + "\u2003"]})))
print(refused(lambda: type("S", (), {"__slots__": [""]})))
print(refused(lambda: type("S", (), {"__slots__": ["1a"]})))
private = type("_" * MANY + "Inner", (), {"__slots__": ["__x"]})
print([name for name in vars(private) if name.endswith("__x")])
private = type("_" * MANY, (), {"__slots__": ["__x"]})
print([name for name in vars(private) if name.endswith("__x")])
kept = type("_" + LONG, (), {"__slots__": ["__x"]})
print([name == "_" + LONG + "__x" for name in vars(kept) if name.endswith("__x")])


# resolution orders from a metaclass
class Base:
    pass


class Last:
    found = "behind all others"


class Long(type):
    def mro(cls):
        return [cls] + [Base] * MANY + [Last, object]


class Far(Base, metaclass=Long):
    pass


far = Far()
print(far.found, Far.found, hasattr(far, "missing"))
print(isinstance(far, Last), issubclass(Far, Last), isinstance(far, int))
print(len(Far.__mro__))
print(super(Far, far).found)
try:
    super(Far, far).missing
except AttributeError as error:
    print(error)

# bases
print(refused(lambda: type("B", (Base,) * MANY, {})))

# classes in an except clause
try:
    raise KeyError("k")
except (ValueError,) * MANY + (KeyError,) as error:
    print("caught", error)
try:
    try:
        raise KeyError("k")
    except (ValueError,) * MANY + (int,):
        print("not reached")
except TypeError as error:
    print(error)
try:
    raise ExceptionGroup("g", [KeyError("k"), OSError("o")])
except* (ValueError,) * MANY + (KeyError,) as group:
    print("caught", group.exceptions)
except* OSError as group:
    print("caught", group.exceptions)

# members of groups
group = ExceptionGroup("g", [ValueError(1)] * MANY + [KeyError("k")])
print([len(part.exceptions) for part in group.split(KeyError)])
print([len(part.exceptions) for part in group.split((OSError,) * 100 + (KeyError,))])
print(refused(lambda: ExceptionGroup("g", [ValueError(1)] * MANY + [1])))
print(type(BaseExceptionGroup("g", [ValueError(1)] * MANY + [KeyboardInterrupt()])).__name__)


# arguments
class Counts:
    def __new__(cls, *arguments):
        made = object.__new__(cls)
        made.first = arguments[-1]
        return made

    def __init__(self, *arguments):
        self.count = len(arguments)
        self.last = arguments[-1]


counts = Counts(*range(MANY))
print(counts.count, counts.first, counts.last)


class Called:
    def __call__(self, *arguments):
        return len(arguments), arguments[-1]


chain = Called()
for _ in range(5):
    chain = type("Chain", (), {"__call__": chain})()
counted = chain(*range(MANY))
print(counted[0] >= MANY, counted[1])

partial = functools.partial(lambda *arguments: arguments, *range(MANY))
print(len(partial()), partial(-1)[-1], len(functools.partial(partial, 1, 2).args))

names = {f"a{number}": number for number in range(3000)}
exec("def wide(" + ", ".join(names) + ", *, z=0): return a0, a1, a2999, z")
print(wide(**dict(reversed(names.items())), z=4))

# interned strings that come and go
texts = [sys.intern(str(number)) for number in range(MANY)]
print(all(sys.intern(str(number)) is texts[number] for number in range(0, MANY, 997)))
del texts[::2]
for _ in range(3):
    texts.append([str(number) for number in range(MANY)])
print(all(sys.intern(str(number)) is text for number, text in zip(range(1, MANY, 2), texts)))

#> True
#> ('ValueError', 'type name must not contain null characters')
#> ('ValueError', 'type name must not contain null characters')
#> True
#> ('ValueError', 'type name must not contain null characters')
#> True
#> [0, 1, 2]
#> ('TypeError', '__slots__ must be identifiers')
#> ('TypeError', '__slots__ must be identifiers')
#> ('TypeError', '__slots__ must be identifiers')
#> ('TypeError', '__slots__ must be identifiers')
#> ['_Inner__x']
#> ['__x']
#> [True]
#> behind all others behind all others False
#> True True False
#> 300003
#> behind all others
#> 'super' object has no attribute 'missing'
#> ('TypeError', 'duplicate base class Base')
#> caught 'k'
#> catching classes that do not inherit from BaseException is not allowed
#> caught (KeyError('k'),)
#> caught (OSError('o'),)
#> [1, 300000]
#> [1, 300000]
#> ('ValueError', 'Item 300000 of second argument (exceptions) is not an except')
#> BaseExceptionGroup
#> 300000 299999 299999
#> True 299999
#> 300000 -1 300002
#> (0, 1, 2999, 4)
#> True
#> True
