# Private names are mangled at compile time; what is left of a guarded name is no guarded name.
# expect-strict: AttributeError: '_A__globals'
# expect-standard: AttributeError: '_A__globals'
def f():
    pass


class A:
    def read(self):
        return f.__globals


A().read()
print("ESCAPED")
