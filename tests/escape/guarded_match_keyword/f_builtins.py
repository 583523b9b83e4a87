# A class pattern that binds f_builtins.
# expect-strict: contained
# expect-standard: SystemError: matched
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

match victim:
    case object(f_builtins=found):
        raise SystemError("matched")
print("contained")
