# Deleting f_locals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Frame' object has no attribute 'f_locals'
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

delattr(victim, "f_locals")
print("contained")
