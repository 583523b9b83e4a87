# The same with an object of a built-in type, whose state the guest could not write itself.
# option: --allow-import=copy,functools
# expect-strict: contained
# expect-standard: contained
import copy
import functools


class X:
    def __reduce_ex__(self, protocol):
        return (lambda: target, (), (print, ("ESCAPED",), {}, {}))


def harmless():
    return "contained"


target = functools.partial(harmless)
try:
    target.__setstate__
    strict = False
except AttributeError:
    strict = True
try:
    copy.copy(X())
except (AttributeError, TypeError):
    pass
if strict and target.func is not harmless:
    print("ESCAPED")
print("contained")
