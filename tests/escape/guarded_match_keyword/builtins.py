# A class pattern that binds __builtins__.
# expect-strict: contained
# expect-standard: SystemError: matched
def victim(secret=1):
    return secret


match victim:
    case object(__builtins__=found):
        raise SystemError("matched")
print("contained")
