# A field of str.format that reads __closure__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

found = "{0.__closure__}".format(victim)
print("contained")
