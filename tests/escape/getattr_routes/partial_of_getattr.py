# functools.partial hides a call of getattr.
# option: --allow-import=functools
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import functools


def f():
    pass


found = functools.partial(getattr, f)("__globals__")
print("ESCAPED" if "open" in found else "contained")
