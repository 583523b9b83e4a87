# wraps copies attributes by names that the caller chooses: with the caller's rights.
# option: --allow-import=functools
# expect-strict: contained
# expect-standard: contained
import functools


def victim():
    pass


class Catcher:
    pass


c = Catcher()
functools.update_wrapper(c, victim, assigned=("__globals__", "__code__", "__name__"), updated=())
try:
    victim.__globals__
    strict = False
except AttributeError:
    strict = True
print("ESCAPED" if strict and ("__globals__" in c.__dict__ or "__code__" in c.__dict__) else "contained")
