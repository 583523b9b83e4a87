# hasattr tells whether there is f_builtins.
# expect-strict: contained
# expect-standard: SystemError: seen
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

if hasattr(victim, "f_builtins"):
    raise SystemError("seen")
print("contained")
