# Deleting f_back.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Frame' object has no attribute 'f_back'
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

delattr(victim, "f_back")
print("contained")
