# Assigning f_back.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

victim.f_back = None
print("contained")
