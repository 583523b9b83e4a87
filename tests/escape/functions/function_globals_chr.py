# __globals__ by a name made of character codes.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = getattr(f, "".join(map(chr, (95, 95, 103, 108, 111, 98, 97, 108, 115, 95, 95))))
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
