# super().__getattribute__ from an overriding __getattribute__.
# expect-strict: AttributeError: '__reduce__'
# expect-standard: contained
class A:
    def __getattribute__(self, name):
        return super().__getattribute__(name)


print("contained" if callable(A().__reduce__) else "ESCAPED")
