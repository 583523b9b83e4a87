# Caches of globals, attributes and methods when the counters that they compare reach their maximum.
# option: --policy standard
import gc
import types

# The dev build can set the counters to that point; in other builds the script prints the same without.
getattr(gc, "_age", lambda: None)()


class Base:
    kind = "base"

    def name(self):
        return "base"

    @property
    def value(self):
        return 1


class Child(Base):
    pass


def read(item):
    return item.kind, item.name(), item.value, Child.kind


def use_len(values):
    return len(values)


def use_global():
    return counter


counter = 0
module = types.ModuleType("module")
module.counter = 0
item = Child()
bad = []
for turn in range(200):
    counter = turn
    if use_global() != turn:
        bad.append(("global", turn))
    module.counter = turn
    if module.counter != turn:
        bad.append(("module", turn))
    # A name of the builtins that comes and goes among the globals.
    if turn % 2:
        globals()["len"] = lambda values: -1
    else:
        globals().pop("len", None)
    if use_len([1, 2]) != (-1 if turn % 2 else 2):
        bad.append(("builtin", turn))
    Base.kind = ("kind", turn)
    Base.name = lambda self, turn=turn: ("name", turn)
    Base.value = property(lambda self, turn=turn: ("value", turn))
    expected = ("kind", turn), ("name", turn), ("value", turn), ("kind", turn)
    if read(item) != expected or read(item) != expected:
        bad.append(("attributes", turn, read(item)))
    if turn % 3 == 0:
        Child.value = turn
        if item.value != turn or Child().value != turn:
            bad.append(("hidden", turn))
        del Child.value
        if item.value != ("value", turn):
            bad.append(("shown", turn))
    # The same property with another function, and a hook that comes and goes.
    late = property(lambda self: 0)
    Child.late = late
    read_late = lambda one: one.late
    if read_late(item) != 0:
        bad.append(("late", turn))
    late.__init__(lambda self, turn=turn: turn)
    if read_late(item) != turn:
        bad.append(("late again", turn))
    Base.__getattr__ = lambda self, name, turn=turn: (name, turn)
    if item.missing != ("missing", turn):
        bad.append(("hook", turn))
    del Base.__getattr__
    globals()[f"fresh_{turn}"] = turn
    exec(f"if fresh_{turn} != {turn}: bad.append('fresh')")
globals().pop("len")
print(bad[:3], len(bad))

#> [] 0
