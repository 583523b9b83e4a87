# operator.attrgetter reads f_back.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

found = operator.attrgetter("f_back")(victim)
print("contained")
