# operator.attrgetter reads f_globals.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

found = operator.attrgetter("f_globals")(victim)
print("contained")
