# A class pattern that binds __globals__.
# expect-strict: contained
# expect-standard: SystemError: matched
def victim(secret=1):
    return secret


match victim:
    case object(__globals__=found):
        raise SystemError("matched")
print("contained")
