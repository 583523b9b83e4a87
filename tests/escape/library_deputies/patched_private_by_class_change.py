# The module's class is changed to one of the guest's first.
# option: --allow-import=functools,types
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import functools
import types


class Mine(types.ModuleType):
    pass


functools.__class__ = Mine
functools._find_impl = print
print("contained")
