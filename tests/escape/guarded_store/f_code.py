# Assigning f_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

victim.f_code = None
print("contained")
