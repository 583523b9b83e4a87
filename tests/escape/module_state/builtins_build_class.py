# __build_class__ of the guest sees the guest's classes only.
# option: --allow-import=builtins,enum
# expect-strict: contained
# expect-standard: contained
import builtins

seen = []
original = builtins.__build_class__


def build(function, name, *bases, **keywords):
    seen.append(name)
    return original(function, name, *bases, **keywords)


builtins.__build_class__ = build
import enum


class Mine:
    pass


print("contained" if seen == ["Mine"] else "ESCAPED")
