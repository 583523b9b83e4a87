# A template string evaluates its fields at once (PEP 750).
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
def f():
    pass


made = t"{f.__code__}"
print("contained" if made.interpolations[0].expression == "f.__code__" else "ESCAPED")
