# operator.attrgetter reads tb_frame.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator

try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

found = operator.attrgetter("tb_frame")(victim)
print("contained")
