# operator.attrgetter reads __subclasses__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class victim:
    pass


found = operator.attrgetter("__subclasses__")(victim)
print("contained")
