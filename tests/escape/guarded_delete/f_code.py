# Deleting f_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Frame' object has no attribute 'f_code'
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

delattr(victim, "f_code")
print("contained")
