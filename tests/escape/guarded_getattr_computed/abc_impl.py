# getattr with _abc_impl put together of numbers.
# option: --allow-import=abc
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import abc


class victim(abc.ABC):
    pass


name = "".join(map(chr, (
    95, 97, 98, 99, 95, 105, 109, 112, 108)))
found = getattr(victim, name)
print("contained")
