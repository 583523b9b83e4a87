# An f-string within the specification of an f-string.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


class A:
    def __format__(self, spec):
        return spec


print("contained" if f"{A():{f.__globals__['f'].__name__}}" == "f" else "ESCAPED")
