# Assigning f_builtins.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

victim.f_builtins = None
print("contained")
