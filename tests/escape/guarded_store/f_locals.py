# Assigning f_locals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

victim.f_locals = None
print("contained")
