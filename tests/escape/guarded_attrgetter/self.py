# operator.attrgetter reads __self__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

victim = len

found = operator.attrgetter("__self__")(victim)
print("contained")
