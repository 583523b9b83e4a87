# operator.attrgetter reads __reduce_ex__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

victim = print

found = operator.attrgetter("__reduce_ex__")(victim)
print("contained")
