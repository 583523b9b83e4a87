# The overriding method reads a guarded name when a harmless one was requested.
# expect-strict: AttributeError: '__reduce_ex__'
# expect-standard: contained
class A:
    def __getattribute__(self, name):
        return super().__getattribute__("__reduce_ex__")


print("contained" if callable(A().harmless) else "ESCAPED")
