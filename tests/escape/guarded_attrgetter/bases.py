# operator.attrgetter reads __bases__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class victim:
    pass


found = operator.attrgetter("__bases__")(victim)
print("contained")
