# Reading f_globals with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

found = victim.f_globals
print("contained")
