# A class that says it is a dataclass, or an enumeration, names as its fields slots of unrelated classes, and so the
# slots in which natives keep their state.
# option: --allow-import=collections
# expect-strict: contained
# expect-standard: contained
from collections import OrderedDict, defaultdict


class Other:
    __slots__ = ("x", "y")


class Names:
    __slots__ = ("_name_", "_value_")


class Result(OrderedDict):
    __dataclass_fields__ = {"x": 1, "y": 2}
    x = Other.x
    y = Other.y


class Default(defaultdict):
    __dataclass_fields__ = {"x": 1}
    x = Other.x


class Member(OrderedDict):
    _member_map_ = {}
    _name_ = Names._name_
    _value_ = Names._value_


class Slotted:
    __slots__ = ("p", "q")
    __dataclass_fields__ = {"x": 1, "y": 2}
    x = Other.x
    y = Other.y


result = Result(a=1, b=2)
result.move_to_end("b", last=False)
member = Member(a=1, b=2)
member.move_to_end("b", last=False)
slotted = Slotted()
slotted.p = slotted.q = "not a field"
default = Default(len, a=1)
print("contained")
[result, member, slotted, default]
