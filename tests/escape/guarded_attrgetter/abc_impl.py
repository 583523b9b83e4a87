# operator.attrgetter reads _abc_impl.
# option: --allow-import=abc,operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator
import abc


class victim(abc.ABC):
    pass


found = operator.attrgetter("_abc_impl")(victim)
print("contained")
