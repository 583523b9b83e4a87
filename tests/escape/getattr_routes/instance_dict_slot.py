# A guarded name put into the instance's own dict cannot be read back either.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
class A:
    pass


a = A()
a.__dict__["__globals__"] = 1
print("contained" if a.__globals__ == 1 else "ESCAPED")
