# operator.attrgetter reads __mro__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class victim:
    pass


found = operator.attrgetter("__mro__")(victim)
print("contained")
