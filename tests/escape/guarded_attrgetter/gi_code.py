# operator.attrgetter reads gi_code.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

victim = (x for x in (1,))

found = operator.attrgetter("gi_code")(victim)
print("contained")
