# Which classes may be assigned to __class__ of an instance, and to __bases__ of a class, over many native types.
# option: --policy standard
from collections import Counter, OrderedDict, defaultdict, deque
from datetime import date, tzinfo
from decimal import Decimal
from random import Random
from typing import Generic


class Slots:
    __slots__ = ("a", "b")


class Reversed:
    __slots__ = ("b", "a")


class MoreSlots(Slots):
    __slots__ = ("c",)


class Empty:
    __slots__ = ()


def over(base):
    made = []
    for names in None, (), ("__dict__",), ("a", "b"), ("b", "a"), ("c",), ("a", "b", "__dict__"):
        try:
            made.append(type(f"{base.__name__}{'' if names is None else list(names)}", (base,),
                             {} if names is None else {"__slots__": names}))
        except TypeError:
            pass
    return made


FAMILIES = [object, Slots, Reversed, MoreSlots, Empty, dict, OrderedDict, defaultdict, Counter, list, tuple, str, set, deque, ValueError, KeyError,
            OSError, ImportError, date, tzinfo, Decimal, Random, Generic]
CLASSES = [cls for base in FAMILIES for cls in over(base)]


def instance(cls):
    try:
        return cls()
    except TypeError:
        return cls(2020, 1, 1)


for left in CLASSES:
    assigned, moved = [], []
    for right in CLASSES:
        if left is right:
            continue
        item = instance(left)
        try:
            item.__class__ = right
            assigned.append(right.__name__)
        except TypeError as error:
            if "layout" not in str(error):
                print(left.__name__, right.__name__, error)
        moving = type("Moving", (left,), {"__slots__": ()})
        try:
            moving.__bases__ = (right,)
            moved.append(right.__name__)
        except TypeError as error:
            if "differs from" not in str(error):
                print(left.__name__, right.__name__, error)
    print(left.__name__, "class:", *assigned)
    print(left.__name__, "bases:", *moved)

#> object class:
#> object bases:
#> object[] class: Empty[]
#> object[] bases: Empty[]
#> object['__dict__'] class:
#> object['__dict__'] bases:
#> object['a', 'b'] class: object['b', 'a'] Slots[] Reversed[]
#> object['a', 'b'] bases: object['b', 'a'] Slots[] Reversed[]
#> object['b', 'a'] class: object['a', 'b'] Slots[] Reversed[]
#> object['b', 'a'] bases: object['a', 'b'] Slots[] Reversed[]
#> object['c'] class:
#> object['c'] bases:
#> object['a', 'b', '__dict__'] class:
#> object['a', 'b', '__dict__'] bases:
#> Slots class:
#> Slots bases:
#> Slots[] class: object['a', 'b'] object['b', 'a'] Reversed[]
#> Slots[] bases: object['a', 'b'] object['b', 'a'] Reversed[]
#> Slots['__dict__'] class:
#> Slots['__dict__'] bases:
#> Slots['a', 'b'] class: Slots['b', 'a']
#> Slots['a', 'b'] bases: Slots['b', 'a']
#> Slots['b', 'a'] class: Slots['a', 'b']
#> Slots['b', 'a'] bases: Slots['a', 'b']
#> Slots['c'] class: MoreSlots[]
#> Slots['c'] bases: MoreSlots[]
#> Slots['a', 'b', '__dict__'] class:
#> Slots['a', 'b', '__dict__'] bases:
#> Reversed class:
#> Reversed bases:
#> Reversed[] class: object['a', 'b'] object['b', 'a'] Slots[]
#> Reversed[] bases: object['a', 'b'] object['b', 'a'] Slots[]
#> Reversed['__dict__'] class:
#> Reversed['__dict__'] bases:
#> Reversed['a', 'b'] class: Reversed['b', 'a']
#> Reversed['a', 'b'] bases: Reversed['b', 'a']
#> Reversed['b', 'a'] class: Reversed['a', 'b']
#> Reversed['b', 'a'] bases: Reversed['a', 'b']
#> Reversed['c'] class:
#> Reversed['c'] bases:
#> Reversed['a', 'b', '__dict__'] class:
#> Reversed['a', 'b', '__dict__'] bases:
#> MoreSlots class:
#> MoreSlots bases:
#> MoreSlots[] class: Slots['c']
#> MoreSlots[] bases: Slots['c']
#> MoreSlots['__dict__'] class:
#> MoreSlots['__dict__'] bases:
#> MoreSlots['a', 'b'] class: MoreSlots['b', 'a']
#> MoreSlots['a', 'b'] bases: MoreSlots['b', 'a']
#> MoreSlots['b', 'a'] class: MoreSlots['a', 'b']
#> MoreSlots['b', 'a'] bases: MoreSlots['a', 'b']
#> MoreSlots['c'] class:
#> MoreSlots['c'] bases:
#> MoreSlots['a', 'b', '__dict__'] class:
#> MoreSlots['a', 'b', '__dict__'] bases:
#> Empty class:
#> Empty bases:
#> Empty[] class: object[]
#> Empty[] bases: object[]
#> Empty['__dict__'] class:
#> Empty['__dict__'] bases:
#> Empty['a', 'b'] class: Empty['b', 'a']
#> Empty['a', 'b'] bases: Empty['b', 'a']
#> Empty['b', 'a'] class: Empty['a', 'b']
#> Empty['b', 'a'] bases: Empty['a', 'b']
#> Empty['c'] class:
#> Empty['c'] bases:
#> Empty['a', 'b', '__dict__'] class:
#> Empty['a', 'b', '__dict__'] bases:
#> dict class: Counter Counter[]
#> dict bases: Counter Counter[]
#> dict[] class:
#> dict[] bases:
#> dict['__dict__'] class:
#> dict['__dict__'] bases:
#> dict['a', 'b'] class: dict['b', 'a']
#> dict['a', 'b'] bases: dict['b', 'a']
#> dict['b', 'a'] class: dict['a', 'b']
#> dict['b', 'a'] bases: dict['a', 'b']
#> dict['c'] class:
#> dict['c'] bases:
#> dict['a', 'b', '__dict__'] class:
#> dict['a', 'b', '__dict__'] bases:
#> OrderedDict class: OrderedDict[]
#> OrderedDict bases: OrderedDict[]
#> OrderedDict[] class: OrderedDict
#> OrderedDict[] bases: OrderedDict
#> OrderedDict['a', 'b'] class: OrderedDict['b', 'a']
#> OrderedDict['a', 'b'] bases: OrderedDict['b', 'a']
#> OrderedDict['b', 'a'] class: OrderedDict['a', 'b']
#> OrderedDict['b', 'a'] bases: OrderedDict['a', 'b']
#> OrderedDict['c'] class:
#> OrderedDict['c'] bases:
#> defaultdict class:
#> defaultdict bases:
#> defaultdict[] class:
#> defaultdict[] bases:
#> defaultdict['__dict__'] class:
#> defaultdict['__dict__'] bases:
#> defaultdict['a', 'b'] class: defaultdict['b', 'a']
#> defaultdict['a', 'b'] bases: defaultdict['b', 'a']
#> defaultdict['b', 'a'] class: defaultdict['a', 'b']
#> defaultdict['b', 'a'] bases: defaultdict['a', 'b']
#> defaultdict['c'] class:
#> defaultdict['c'] bases:
#> defaultdict['a', 'b', '__dict__'] class:
#> defaultdict['a', 'b', '__dict__'] bases:
#> Counter class: dict Counter[]
#> Counter bases: dict Counter[]
#> Counter[] class: dict Counter
#> Counter[] bases: dict Counter
#> Counter['a', 'b'] class: Counter['b', 'a']
#> Counter['a', 'b'] bases: Counter['b', 'a']
#> Counter['b', 'a'] class: Counter['a', 'b']
#> Counter['b', 'a'] bases: Counter['a', 'b']
#> Counter['c'] class:
#> Counter['c'] bases:
#> list class:
#> list bases:
#> list[] class:
#> list[] bases:
#> list['__dict__'] class:
#> list['__dict__'] bases:
#> list['a', 'b'] class: list['b', 'a']
#> list['a', 'b'] bases: list['b', 'a']
#> list['b', 'a'] class: list['a', 'b']
#> list['b', 'a'] bases: list['a', 'b']
#> list['c'] class:
#> list['c'] bases:
#> list['a', 'b', '__dict__'] class:
#> list['a', 'b', '__dict__'] bases:
#> tuple class:
#> tuple bases:
#> tuple[] class:
#> tuple[] bases:
#> str class:
#> str bases:
#> str[] class:
#> str[] bases:
#> str['__dict__'] class:
#> str['__dict__'] bases:
#> str['a', 'b'] class: str['b', 'a']
#> str['a', 'b'] bases: str['b', 'a']
#> str['b', 'a'] class: str['a', 'b']
#> str['b', 'a'] bases: str['a', 'b']
#> str['c'] class:
#> str['c'] bases:
#> str['a', 'b', '__dict__'] class:
#> str['a', 'b', '__dict__'] bases:
#> set class: set['__dict__']
#> set bases: set['__dict__']
#> set[] class:
#> set[] bases:
#> set['__dict__'] class: set
#> set['__dict__'] bases: set
#> set['a', 'b'] class: set['b', 'a']
#> set['a', 'b'] bases: set['b', 'a']
#> set['b', 'a'] class: set['a', 'b']
#> set['b', 'a'] bases: set['a', 'b']
#> set['c'] class:
#> set['c'] bases:
#> set['a', 'b', '__dict__'] class:
#> set['a', 'b', '__dict__'] bases:
#> deque class: deque['__dict__']
#> deque bases: deque['__dict__']
#> deque[] class:
#> deque[] bases:
#> deque['__dict__'] class: deque
#> deque['__dict__'] bases: deque
#> deque['a', 'b'] class: deque['b', 'a']
#> deque['a', 'b'] bases: deque['b', 'a']
#> deque['b', 'a'] class: deque['a', 'b']
#> deque['b', 'a'] bases: deque['a', 'b']
#> deque['c'] class:
#> deque['c'] bases:
#> deque['a', 'b', '__dict__'] class:
#> deque['a', 'b', '__dict__'] bases:
#> ValueError class:
#> ValueError bases:
#> ValueError[] class: KeyError[]
#> ValueError[] bases: KeyError[]
#> ValueError['a', 'b'] class: ValueError['b', 'a']
#> ValueError['a', 'b'] bases: ValueError['b', 'a']
#> ValueError['b', 'a'] class: ValueError['a', 'b']
#> ValueError['b', 'a'] bases: ValueError['a', 'b']
#> ValueError['c'] class:
#> ValueError['c'] bases:
#> KeyError class:
#> KeyError bases:
#> KeyError[] class: ValueError[]
#> KeyError[] bases: ValueError[]
#> KeyError['a', 'b'] class: KeyError['b', 'a']
#> KeyError['a', 'b'] bases: KeyError['b', 'a']
#> KeyError['b', 'a'] class: KeyError['a', 'b']
#> KeyError['b', 'a'] bases: KeyError['a', 'b']
#> KeyError['c'] class:
#> KeyError['c'] bases:
#> OSError class:
#> OSError bases:
#> OSError[] class:
#> OSError[] bases:
#> OSError['a', 'b'] class: OSError['b', 'a']
#> OSError['a', 'b'] bases: OSError['b', 'a']
#> OSError['b', 'a'] class: OSError['a', 'b']
#> OSError['b', 'a'] bases: OSError['a', 'b']
#> OSError['c'] class:
#> OSError['c'] bases:
#> ImportError class:
#> ImportError bases:
#> ImportError[] class:
#> ImportError[] bases:
#> ImportError['a', 'b'] class: ImportError['b', 'a']
#> ImportError['a', 'b'] bases: ImportError['b', 'a']
#> ImportError['b', 'a'] class: ImportError['a', 'b']
#> ImportError['b', 'a'] bases: ImportError['a', 'b']
#> ImportError['c'] class:
#> ImportError['c'] bases:
#> date class:
#> date bases:
#> date[] class:
#> date[] bases:
#> date['__dict__'] class:
#> date['__dict__'] bases:
#> date['a', 'b'] class: date['b', 'a']
#> date['a', 'b'] bases: date['b', 'a']
#> date['b', 'a'] class: date['a', 'b']
#> date['b', 'a'] bases: date['a', 'b']
#> date['c'] class:
#> date['c'] bases:
#> date['a', 'b', '__dict__'] class:
#> date['a', 'b', '__dict__'] bases:
#> tzinfo class:
#> tzinfo bases:
#> tzinfo[] class:
#> tzinfo[] bases:
#> tzinfo['__dict__'] class:
#> tzinfo['__dict__'] bases:
#> tzinfo['a', 'b'] class: tzinfo['b', 'a']
#> tzinfo['a', 'b'] bases: tzinfo['b', 'a']
#> tzinfo['b', 'a'] class: tzinfo['a', 'b']
#> tzinfo['b', 'a'] bases: tzinfo['a', 'b']
#> tzinfo['c'] class:
#> tzinfo['c'] bases:
#> tzinfo['a', 'b', '__dict__'] class:
#> tzinfo['a', 'b', '__dict__'] bases:
#> Decimal class:
#> Decimal bases:
#> Decimal[] class:
#> Decimal[] bases:
#> Decimal['__dict__'] class:
#> Decimal['__dict__'] bases:
#> Decimal['a', 'b'] class: Decimal['b', 'a']
#> Decimal['a', 'b'] bases: Decimal['b', 'a']
#> Decimal['b', 'a'] class: Decimal['a', 'b']
#> Decimal['b', 'a'] bases: Decimal['a', 'b']
#> Decimal['c'] class:
#> Decimal['c'] bases:
#> Decimal['a', 'b', '__dict__'] class:
#> Decimal['a', 'b', '__dict__'] bases:
#> Random class: Random[]
#> Random bases: Random[]
#> Random[] class: Random
#> Random[] bases: Random
#> Random['a', 'b'] class: Random['b', 'a']
#> Random['a', 'b'] bases: Random['b', 'a']
#> Random['b', 'a'] class: Random['a', 'b']
#> Random['b', 'a'] bases: Random['a', 'b']
#> Random['c'] class:
#> Random['c'] bases:
