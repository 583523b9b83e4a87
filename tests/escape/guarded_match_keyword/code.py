# A class pattern that binds __code__.
# expect-strict: contained
# expect-standard: SystemError: matched
def victim(secret=1):
    return secret


match victim:
    case object(__code__=found):
        raise SystemError("matched")
print("contained")
