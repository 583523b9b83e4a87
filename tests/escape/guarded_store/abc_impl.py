# Assigning _abc_impl.
# option: --allow-import=abc
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import abc


class victim(abc.ABC):
    pass


victim._abc_impl = None
print("contained")
