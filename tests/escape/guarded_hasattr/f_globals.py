# hasattr tells whether there is f_globals.
# expect-strict: contained
# expect-standard: SystemError: seen
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

if hasattr(victim, "f_globals"):
    raise SystemError("seen")
print("contained")
