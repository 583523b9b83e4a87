# The name passed by dictionary unpacking.
# expect-strict: AttributeError: __globals__ | TypeError: 
# expect-standard: contained | TypeError: 
def f():
    pass


names = getattr(*[f], *["__globals__"], **{})
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
