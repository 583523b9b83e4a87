# operator.attrgetter reads __func__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: __func__
import operator

victim = len

found = operator.attrgetter("__func__")(victim)
print("contained")
