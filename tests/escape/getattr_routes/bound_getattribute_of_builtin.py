# The bound __getattribute__ of a built-in function.
# expect-strict: AttributeError: '__self__'
# expect-standard: contained
print("contained" if len.__getattribute__("__self__") is None else "ESCAPED")
