# object.__getattribute__ called unbound.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = object.__getattribute__(f, "__globals__")
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
