# The bound __getattribute__ of a function.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


print("contained" if f.__getattribute__("__globals__") else "ESCAPED")
