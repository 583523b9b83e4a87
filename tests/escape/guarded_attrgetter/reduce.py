# operator.attrgetter reads __reduce__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

victim = object()

found = operator.attrgetter("__reduce__")(victim)
print("contained")
