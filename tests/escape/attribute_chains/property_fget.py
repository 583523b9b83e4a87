# A property's function leads to its globals.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
class A:
    @property
    def p(self):
        return 1


print("ESCAPED" if "open" in A.p.fget.__globals__ else "contained")
