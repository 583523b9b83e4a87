# __reduce_ex__ of an instance returns no constructor of other objects.
# expect-strict: AttributeError: __reduce_ex__
# expect-standard: contained
class A:
    pass


parts = A().__reduce_ex__(2)
print("ESCAPED" if hasattr(parts[0], "__globals__") and "open" in parts[0].__globals__ else "contained")
