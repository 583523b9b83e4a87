# operator.attrgetter reads __spec__.
# option: --allow-import=math,operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator
import math

victim = math

found = operator.attrgetter("__spec__")(victim)
print("contained")
