# Assigning __closure__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

victim.__closure__ = None
print("contained")
