# operator.attrgetter reads __closure__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


def outer():
    secret = 1

    def inner():
        return secret
    return inner


victim = outer()

found = operator.attrgetter("__closure__")(victim)
print("contained")
