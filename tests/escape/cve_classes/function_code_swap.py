# f.__code__ = g.__code__ with other free variables.
# expect-strict: AttributeError: '__code__'
# expect-standard: ValueError: requires a code object with
def make():
    x = 1

    def inner():
        return x
    return inner


def f():
    pass


f.__code__ = make().__code__
print("ESCAPED")
