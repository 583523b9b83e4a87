# update_wrapper writes attributes of its argument with the guest's rights.
# option: --allow-import=functools,copy
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import copy
import functools


class Source:
    _reconstruct = "poison"


functools.update_wrapper(copy, Source(), assigned=("_reconstruct",), updated=())
print("contained")
