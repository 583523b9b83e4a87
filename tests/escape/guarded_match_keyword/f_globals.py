# A class pattern that binds f_globals.
# expect-strict: contained
# expect-standard: SystemError: matched
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

match victim:
    case object(f_globals=found):
        raise SystemError("matched")
print("contained")
