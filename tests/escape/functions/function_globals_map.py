# getattr passed to map.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = list(map(getattr, [f], ["__globals__"]))[0]
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
