# __globals__ of a guest function: its own globals at most.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = f.__globals__
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
