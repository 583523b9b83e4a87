# type.__setattr__ called on a class.
# expect-strict: AttributeError: '__setattr__'
# expect-standard: contained
class A:
    pass


type.__setattr__(A, "x", 1)
print("contained" if A.x == 1 else "ESCAPED")
