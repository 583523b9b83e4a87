# __bases__ assignment must never change the layout of instances that exist.
# expect-strict: AttributeError: __bases__
# expect-standard: contained


class Slots:
    __slots__ = ("a", "b")


class Other:
    __slots__ = ("x", "y")


class Plain:
    pass


class L(list):
    pass


class E(OSError):
    pass


class Mixed(Plain, L):
    pass


wrong = []
for holder in (Slots, Plain, L, E, Mixed):
    class Target(holder):
        pass

    for base in (Slots, Other, Plain, L, E, Mixed, list, dict, int, object, Exception, type):
        if base is holder:
            continue
        before = Target.__bases__
        try:
            Target.__bases__ = (base,)
        except TypeError:
            continue
        if not (holder is Mixed and base is L or holder is L and base is Mixed):
            wrong.append((holder, base))
        Target.__bases__ = before
print("ESCAPED" if wrong else "contained", *wrong)
