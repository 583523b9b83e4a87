# The = form of f-strings.
# expect-strict: AttributeError: '__closure__'
# expect-standard: contained
def f():
    pass


print("contained" if f"{f.__closure__=}" == "f.__closure__=None" else "ESCAPED")
