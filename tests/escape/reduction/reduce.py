# __reduce__ of an instance returns no constructor of other objects.
# expect-strict: AttributeError: __reduce__
# expect-standard: contained
class A:
    pass


parts = A().__reduce__()
print("ESCAPED" if hasattr(parts[0], "__globals__") and "open" in parts[0].__globals__ else "contained")
