# hasattr tells whether there is f_locals.
# expect-strict: contained
# expect-standard: SystemError: seen
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

if hasattr(victim, "f_locals"):
    raise SystemError("seen")
print("contained")
