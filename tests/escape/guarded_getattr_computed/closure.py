# getattr with __closure__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

name = "".join(map(chr, (
    95, 95, 99, 108, 111, 115, 117, 114, 101, 95, 95)))
found = getattr(victim, name)
print("contained")
