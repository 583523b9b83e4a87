# A class pattern that binds f_back.
# expect-strict: contained
# expect-standard: SystemError: matched
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

match victim:
    case object(f_back=found):
        raise SystemError("matched")
print("contained")
