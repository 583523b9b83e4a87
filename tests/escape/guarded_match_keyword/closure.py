# A class pattern that binds __closure__.
# expect-strict: contained
# expect-standard: SystemError: matched
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

match victim:
    case object(__closure__=found):
        raise SystemError("matched")
print("contained")
