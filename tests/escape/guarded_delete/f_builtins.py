# Deleting f_builtins.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Frame' object has no attribute 'f_builtins'
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

delattr(victim, "f_builtins")
print("contained")
