# __class__ assignment must never give an object a layout that its memory does not have.
# expect-strict: contained
# expect-standard: contained


class One(Exception):
    pass


class Two(OSError):
    pass


class Three(SyntaxError):
    pass


class Four(UnicodeDecodeError):
    pass


class Plain:
    pass


class Slots:
    __slots__ = ("a", "b", "c")


class MoreSlots(Slots):
    __slots__ = ("d",)


class OtherSlots:
    __slots__ = ("x", "y", "z")


class L(list):
    pass


class D(dict):
    pass


class S(set):
    pass


class I(int):
    pass


class T(tuple):
    pass


class M(type):
    pass


makers = [One, Two, Three, lambda: Four("a", b"", 0, 1, ""), Plain, Slots, MoreSlots, OtherSlots, L,
          D, S, I, T, lambda: M("X", (), {})]
classes = [One, Two, Three, Four, Plain, Slots, MoreSlots, OtherSlots, L, D, S, I, T, M]
wrong = []
for make in makers:
    for cls in classes:
        thing = make()
        before = type(thing)
        try:
            thing.__class__ = cls
        except TypeError:
            continue
        if cls is not before:
            wrong.append((before, cls))
        repr(thing)
print("ESCAPED" if wrong else "contained", *wrong)
