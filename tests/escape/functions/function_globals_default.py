# getattr with a default does not read the attribute either.
# expect-strict: contained
# expect-standard: contained
def f():
    pass


value = getattr(f, "__globals__", None)
print("ESCAPED" if value is not None and "open" in value else "contained")
