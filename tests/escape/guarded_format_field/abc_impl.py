# A field of str.format that reads _abc_impl.
# option: --allow-import=abc
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import abc


class victim(abc.ABC):
    pass


found = "{0._abc_impl}".format(victim)
print("contained")
