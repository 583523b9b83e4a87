# A class pattern that binds __bases__.
# expect-strict: contained
# expect-standard: SystemError: matched
class victim:
    pass


match victim:
    case object(__bases__=found):
        raise SystemError("matched")
print("contained")
