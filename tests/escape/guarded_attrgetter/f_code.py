# operator.attrgetter reads f_code.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

found = operator.attrgetter("f_code")(victim)
print("contained")
