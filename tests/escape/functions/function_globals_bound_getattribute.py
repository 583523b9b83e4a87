# __getattribute__ of the function itself.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = f.__getattribute__("__globals__")
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
