# The name passed by dictionary unpacking.
# expect-strict: AttributeError: 'function' object has no attribute '__globals__' (blocked by policy 'strict': it reads the globals of the
# expect-standard: contained
def f():
    pass


names = getattr(*[f], *["__globals__"], **{})
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
