# A class pattern that binds f_code.
# expect-strict: contained
# expect-standard: SystemError: matched
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

match victim:
    case object(f_code=found):
        raise SystemError("matched")
print("contained")
