# Assigning the code of a function.
# expect-strict: AttributeError: __code__
# expect-standard: contained
def f():
    return 1


def g():
    return 2


f.__code__ = g.__code__
print("contained" if f() in (1, 2) else "ESCAPED")
