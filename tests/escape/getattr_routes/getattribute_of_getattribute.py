# A chain of __getattribute__: the last one is called with the guarded name.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


print("contained" if f.__getattribute__("__getattribute__")("__globals__") else "ESCAPED")
