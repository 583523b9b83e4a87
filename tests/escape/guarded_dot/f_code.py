# Reading f_code with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

found = victim.f_code
print("contained")
