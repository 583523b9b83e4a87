# A class pattern that binds f_locals.
# expect-strict: contained
# expect-standard: SystemError: matched
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

match victim:
    case object(f_locals=found):
        raise SystemError("matched")
print("contained")
