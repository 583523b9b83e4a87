# A class pattern that binds __base__.
# expect-strict: contained
# expect-standard: SystemError: matched
class victim:
    pass


match victim:
    case object(__base__=found):
        raise SystemError("matched")
print("contained")
