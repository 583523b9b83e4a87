# Assigning f_globals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

victim.f_globals = None
print("contained")
