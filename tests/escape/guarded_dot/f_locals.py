# Reading f_locals with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

found = victim.f_locals
print("contained")
