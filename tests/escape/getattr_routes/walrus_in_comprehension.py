# The read hides in a comprehension within a default argument.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f(found=[(g := h.__globals__) for h in [lambda: 0]]):
    return found


print("ESCAPED" if "open" in f()[0] else "contained")
