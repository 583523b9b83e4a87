# The names whose mappings are updated are the caller's choice, too.
# option: --allow-import=functools
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import functools


def victim():
    pass


class Catcher:
    __globals__ = {}


functools.update_wrapper(Catcher(), victim, assigned=(), updated=("__globals__",))
print("contained")
