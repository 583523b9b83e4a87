# operator.attrgetter reads __code__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


def victim(secret=1):
    return secret


found = operator.attrgetter("__code__")(victim)
print("contained")
