# operator.attrgetter reads f_locals.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

found = operator.attrgetter("f_locals")(victim)
print("contained")
