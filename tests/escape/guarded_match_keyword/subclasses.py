# A class pattern that binds __subclasses__.
# expect-strict: contained
# expect-standard: SystemError: matched
class victim:
    pass


match victim:
    case object(__subclasses__=found):
        raise SystemError("matched")
print("contained")
