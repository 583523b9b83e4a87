# operator.attrgetter reads __setstate__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

victim = ValueError('secret')

found = operator.attrgetter("__setstate__")(victim)
print("contained")
