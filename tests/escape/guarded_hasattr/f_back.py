# hasattr tells whether there is f_back.
# expect-strict: contained
# expect-standard: SystemError: seen
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

if hasattr(victim, "f_back"):
    raise SystemError("seen")
print("contained")
