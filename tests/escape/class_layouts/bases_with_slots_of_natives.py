# A class over two bases whose slots would lie at the same places: those of a class, and those in which natives of
# OrderedDict and defaultdict keep their state.
# option: --allow-import=collections
# expect-strict: contained
# expect-standard: contained
from collections import Counter, OrderedDict, UserDict, defaultdict


class Slotted(dict):
    __slots__ = ("a", "b")


class OneSlot(dict):
    __slots__ = ("default_factory",)


class OrderedSlotted(OrderedDict):
    __slots__ = ("c",)


class DefaultSlotted(defaultdict):
    __slots__ = ("c",)


class SlottedAgain(Slotted):
    __slots__ = ()


class CounterSlotted(Counter):
    __slots__ = ("total",)


class Holder:
    __slots__ = ("x", "y")


def new(cls, *arguments):
    return dict.__new__(cls)


lines = [[Slotted, SlottedAgain], [OneSlot], [OrderedDict, OrderedSlotted], [defaultdict, DefaultSlotted], [CounterSlotted],
         [Holder]]
built = 0
for left in lines:
    for right in lines:
        if left is right:
            continue
        for a in left:
            for b in right:
                for names in {}, {"__slots__": ()}, {"__slots__": ("d",)}, {"__new__": new}:
                    for bases in (a, b), (b, a), (a, b, dict), (UserDict, a, b), (type("Between", (a,), {}), b):
                        try:
                            type("Mixed", bases, dict(names))
                            built += 1
                        except TypeError:
                            pass

# What Python allows: each pair has one line of classes that add to the layout.
for bases in (OrderedSlotted, OrderedDict), (SlottedAgain, Slotted), (OrderedDict, Counter), (Counter, defaultdict):
    mixed = type("Mixed", bases, {"__slots__": ("d",)})()
    mixed.d = "mine"
    mixed["k"] = 1
    for name in dir(mixed):
        if name in ("move_to_end", "popitem", "copy", "__copy__", "__reversed__"):
            try:
                getattr(mixed, name)(*["k", False][:name == "move_to_end" and 2 or 0])
            except TypeError:
                pass
    if mixed.d != "mine":
        built += 1
print("ESCAPED" if built else "contained")
