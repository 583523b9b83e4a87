# builtins.__import__ of the guest sees the guest's imports only.
# option: --allow-import=builtins,json,functools
# expect-strict: AttributeError: 'module' object has no attribute '__import__' (blocked by policy 'strict': it reaches the import machinery)
# expect-standard: contained
import builtins

seen = []


def hook(name, *rest):
    seen.append(name)
    raise ImportError(name)


builtins.__import__ = hook
try:
    import functools
except ImportError:
    pass
print("contained" if set(seen) <= {"functools"} else "ESCAPED")
