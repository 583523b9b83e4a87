# Reading f_back with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

found = victim.f_back
print("contained")
