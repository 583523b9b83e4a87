# A property may have a guarded name; reading it is still refused.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
class A:
    @property
    def __globals__(self):
        return "mine"


print("contained" if A().__globals__ == "mine" else "ESCAPED")
