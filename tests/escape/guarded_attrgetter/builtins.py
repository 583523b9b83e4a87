# operator.attrgetter reads __builtins__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


def victim(secret=1):
    return secret


found = operator.attrgetter("__builtins__")(victim)
print("contained")
