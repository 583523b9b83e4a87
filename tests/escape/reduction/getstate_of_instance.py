# __getstate__ read from an instance with slots.
# expect-strict: AttributeError: '__getstate__'
# expect-standard: contained
class A:
    __slots__ = ("x",)


a = A()
a.x = 1
print("contained" if a.__getstate__() == (None, {"x": 1}) else "ESCAPED")
