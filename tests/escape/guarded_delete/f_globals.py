# Deleting f_globals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Frame' object has no attribute 'f_globals'
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

delattr(victim, "f_globals")
print("contained")
