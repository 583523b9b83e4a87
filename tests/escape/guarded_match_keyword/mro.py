# A class pattern that binds __mro__.
# expect-strict: contained
# expect-standard: SystemError: matched
class victim:
    pass


match victim:
    case object(__mro__=found):
        raise SystemError("matched")
print("contained")
