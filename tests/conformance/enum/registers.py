# What an enumeration keeps of its members: aliases of values without a hash, the metaclass's hooks, names in the order
# of the body, flags that are not numbers.
# option: --policy standard
from enum import Enum, EnumDict, EnumType, Flag, IntFlag, StrEnum, auto, nonmember, property, verify, CONTINUOUS


class Mixed(Enum):
    ONE = 1
    LIST = [1]
    SAME = [1]
    TWIN = 1
    SET = {3}


print(list(Mixed), Mixed._value2member_map_, Mixed._hashable_values_)
print(Mixed._unhashable_values_, Mixed._unhashable_values_map_)
print(Mixed([1]), Mixed({3}), [1] in Mixed, frozenset({3}) in Mixed, [2] in Mixed)
Mixed.ONE._add_value_alias_(11)
Mixed.ONE._add_value_alias_([12])
Mixed.ONE._add_alias_("EINS")
print(Mixed(11), Mixed([12]), Mixed.EINS, Mixed._hashable_values_, Mixed._unhashable_values_map_["ONE"])


class Watching(EnumType):
    def __setattr__(cls, name, value):
        if name[0] != "_":
            print("set", name)
        super().__setattr__(name, value)


class Watched(Enum, metaclass=Watching):
    A = 1
    B = 2


class Named:
    def __set_name__(self, owner, name):
        print(name, list(owner.__members__))

    def __get__(self, instance, owner):
        return 1


class Ordered(Enum):
    first = Named()
    A = 1
    B = 2
    second = Named()
    C = 3


class Words(Flag):
    A = "x"


print(list(Words), list(Words.__members__))


class Text(StrEnum):
    A = b"abc", "ascii"
    B = auto()


print(list(Text))
for values in ((b"a",), ("a", 5), (b"a", "ascii", 5), (1, 2, 3, 4)):
    try:
        print(StrEnum("Text", [("A", values)]))
    except TypeError as error:
        print(error)


class Shown(Enum):
    @property
    def A(self):
        return "property of " + self.name


class Hides(Shown):
    A = 1


class Plain:
    A = 5


class HidesPlain(Plain, Enum):
    A = 1


class HidesMethod(str, Enum):
    upper = "a"


print(repr(Hides.A), Hides.A.A, repr(HidesPlain.A), HidesPlain.A.A, repr(HidesMethod.upper), HidesMethod.upper.upper())

names = EnumDict("Made")
names["_generate_next_value_"] = lambda name, start, count, last_values: (name, start, count, last_values)
names["_ignore_"] = "gone"
names["gone"] = 1
names["A"] = auto()
names["_Made__private"] = 5
names["kept"] = nonmember(7)
for key, value in (("A", 3), ("_reserved_", 1), ("__special__", 1), ("_ignore_", "A"), (5, 6)):
    try:
        names[key] = value
        print(key, names[key])
    except Exception as error:
        print(type(error).__name__, error)
print(names.member_names)


class Bits(IntFlag):
    A = 1
    B = 2
    D = 8
    AB = 3


print(repr(Bits(12)), repr(Bits(-1)), repr(~Bits.A), list(Bits(11)), Bits.A | 4, repr(Bits.A ^ Bits.AB), len(Bits(11)))
for check in (lambda: verify(CONTINUOUS)(Bits), lambda: verify(CONTINUOUS)(5), lambda: Bits.A | 1.5, lambda: Mixed("x")):
    try:
        print(check())
    except Exception as error:
        print(type(error).__name__, error)

#> [<Mixed.ONE: 1>, <Mixed.LIST: [1]>, <Mixed.SET: {3}>] {1: <Mixed.ONE: 1>} [1]
#> [[1], [1], {3}] {'LIST': [[1]], 'SAME': [[1]], 'SET': [{3}]}
#> Mixed.LIST Mixed.SET True True False
#> Mixed.ONE Mixed.ONE Mixed.ONE [1, 11] [[12]]
#> set A
#> set B
#> first []
#> second ['A', 'B']
#> [] ['A']
#> [<Text.A: 'abc'>, <Text.B: 'b'>]
#> b'a' is not a string
#> encoding must be a string, not 5
#> errors must be a string, not 5
#> too many arguments for str(): (1, 2, 3, 4)
#> <Hides.A: 1> property of A <HidesPlain.A: 1> HidesPlain.A <HidesMethod.upper: 'a'> A
#> TypeError 'A' already defined as ('A', 1, 0, [])
#> ValueError _sunder_ names, such as '_reserved_', are reserved for future Enum use
#> __special__ 1
#> ValueError _ignore_ cannot specify already set names: {'A'}
#> TypeError object of type 'int' has no len()
#> ['A']
#> <Bits.D|4: 12> <Bits.A|B|D|AB|4: 15> <Bits.B|D|4: 14> [<Bits.A: 1>, <Bits.B: 2>, <Bits.D: 8>] 5 <Bits.B: 2> 3
#> ValueError invalid flag 'Bits': missing values 4
#> AttributeError 'int' object has no attribute '__name__'
#> TypeError unsupported operand type(s) for |: 'Bits' and 'float'
#> ValueError 'x' is not a valid Mixed
