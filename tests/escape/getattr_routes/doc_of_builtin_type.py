# The docstring of a built-in type is shared between sandboxes: it cannot be changed.
# expect-strict: TypeError: immutable type 'int'
# expect-standard: TypeError: immutable type 'int'
int.__doc__ = "poisoned"
print("ESCAPED")
