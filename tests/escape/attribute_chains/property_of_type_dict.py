# type.__dict__ contains the descriptors behind __mro__, __bases__, __base__ themselves.
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
class A:
    pass


getter = type.__dict__["__mro__"]
print("contained" if getter.__get__(A) == (A, object) else "ESCAPED")
