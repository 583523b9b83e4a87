# Reading __closure__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

found = victim.__closure__
print("contained")
