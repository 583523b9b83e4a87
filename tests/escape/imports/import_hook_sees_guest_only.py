# A replaced __import__ or __build_class__ is called for the guest's statements, never for those of
# built-in modules, whose globals it would see.
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import builtins

seen = []
if hasattr(builtins, "__import__"):
    real = builtins.__import__

    def hook(name, globals=None, *rest):
        seen.append((globals or {}).get("__name__"))
        return real(name, globals, *rest)

    builtins.__import__ = hook
    real_build = builtins.__build_class__

    def build(function, name, *bases, **keywords):
        seen.append(name)
        return real_build(function, name, *bases, **keywords)

    builtins.__build_class__ = build
import contextlib
import enum

class Mine:
    pass

for name in seen:
    assert name in ("__main__", "Mine"), "ESCAPED " + str(name)
print("contained")
