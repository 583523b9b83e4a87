# The name grows by +=, which keeps it in a shared buffer.
# expect-strict: AttributeError: '__closure__'
# expect-standard: contained
def f():
    pass


name = ""
for part in "__", "clo", "sure", "__":
    name += part
print("contained" if getattr(f, name) is None else "ESCAPED")
