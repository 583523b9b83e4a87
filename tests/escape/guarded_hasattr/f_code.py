# hasattr tells whether there is f_code.
# expect-strict: contained
# expect-standard: SystemError: seen
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

if hasattr(victim, "f_code"):
    raise SystemError("seen")
print("contained")
