# __globals__ by getattr with a computed name.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = getattr(f, "__glo" + "bals__")
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
