# Deleting __closure__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

delattr(victim, "__closure__")
print("contained")
