# Assignment of __class__ and __bases__ does not give an instance slots in which natives keep their state, nor a
# class's slots to those natives.
# option: --allow-import=collections
# expect-strict: contained
# expect-standard: contained
from collections import OrderedDict, defaultdict


def classes():
    class Plain(dict):
        pass

    class Slotted(dict):
        __slots__ = ("a", "b")

    class One(dict):
        __slots__ = ("a",)

    class Ordered(OrderedDict):
        pass

    class OrderedEmpty(OrderedDict):
        __slots__ = ()

    class Default(defaultdict):
        pass

    class DefaultEmpty(defaultdict):
        __slots__ = ()

    return [Plain, Slotted, One, Ordered, OrderedEmpty, Default, DefaultEmpty]


def native(cls):
    return next(base for base in (OrderedDict, defaultdict, dict) if issubclass(cls, base))


wrong = 0
for i in range(7):
    for k in range(7):
        source, target = classes()[i], classes()[k]
        item = source()
        try:
            item.__class__ = target
            wrong += native(source) is not native(target) or i in (1, 2) and i != k
        except TypeError:
            pass
        source, target = classes()[i], classes()[k]
        middle = type("Middle", (source,), {"__slots__": ()})
        item = middle()
        try:
            middle.__bases__ = (target,)
            wrong += native(source) is not native(target) or i in (1, 2) and i != k
        except (AttributeError, TypeError):  # strict guards the name
            pass
        item["k"] = 1
        for name in "move_to_end", "popitem", "__missing__", "__repr__":
            for arguments in ("k", False), ("k",), ():
                try:
                    getattr(item, name)(*arguments)
                except (AttributeError, KeyError, TypeError):
                    pass
print("ESCAPED" if wrong else "contained")
