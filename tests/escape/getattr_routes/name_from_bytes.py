# The name comes out of bytes.
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
def f():
    pass


print("contained" if getattr(f, bytes([95, 95, 99, 111, 100, 101, 95, 95]).decode()) else "ESCAPED")
