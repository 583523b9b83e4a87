# hasattr tells whether there is __closure__.
# expect-strict: contained
# expect-standard: SystemError: seen
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

if hasattr(victim, "__closure__"):
    raise SystemError("seen")
print("contained")
