# __globals__ by a reversed name.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = getattr(f, "__slabolg__"[::-1])
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
