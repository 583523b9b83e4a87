# __getattribute__ rebound with __get__ to another object.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


rebound = object.__getattribute__.__get__(f, type(f))
print("contained" if rebound("__globals__") else "ESCAPED")
