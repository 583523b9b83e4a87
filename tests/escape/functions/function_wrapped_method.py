# __func__ of a bound method leads to the function's globals.
# expect-strict: AttributeError: __
# expect-standard: contained
class A:
    def m(self):
        pass


print("ESCAPED" if "open" in A().m.__func__.__globals__ else "contained")
