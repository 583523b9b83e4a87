# The descriptor behind __self__ of built-in functions, read from their class, and bound by hand.
# expect-strict: AttributeError: '__self__'
# expect-standard: contained
hidden = ["secret"]
method = hidden.append
descriptor = type(method).__self__
print("contained" if descriptor.__get__(method) is hidden else "ESCAPED")
