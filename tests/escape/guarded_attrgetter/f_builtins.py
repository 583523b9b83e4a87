# operator.attrgetter reads f_builtins.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

found = operator.attrgetter("f_builtins")(victim)
print("contained")
