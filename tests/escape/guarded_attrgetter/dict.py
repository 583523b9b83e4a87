# operator.attrgetter reads __dict__.
# option: --allow-import=math,operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator
import math

victim = math

found = operator.attrgetter("__dict__")(victim)
print("contained")
