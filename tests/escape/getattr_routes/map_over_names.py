# map calls getattr from native code.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


print("contained" if list(map(getattr, [f], ["__globals__"])) else "ESCAPED")
