# operator.attrgetter reads __base__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class victim:
    pass


found = operator.attrgetter("__base__")(victim)
print("contained")
