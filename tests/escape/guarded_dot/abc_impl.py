# Reading _abc_impl with the dot.
# option: --allow-import=abc
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import abc


class victim(abc.ABC):
    pass


found = victim._abc_impl
print("contained")
