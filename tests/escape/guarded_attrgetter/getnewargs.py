# operator.attrgetter reads __getnewargs__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

victim = 'text'

found = operator.attrgetter("__getnewargs__")(victim)
print("contained")
