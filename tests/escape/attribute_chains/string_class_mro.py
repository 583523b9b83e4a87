# From a string by its method resolution order.
# expect-strict: AttributeError: '__mro__'
# expect-standard: contained
found = "".__class__.__mro__[1].__subclasses__()
print("ESCAPED" if any("os" == c.__module__ for c in found) else "contained")
