# Private names are mangled at compile time; a mangled guarded name is not guarded.
# expect-strict: AttributeError: '_A__globals'
# expect-standard: AttributeError: '_A__globals'
def f():
    pass


class A:
    def read(self):
        return f.__globals


A().read()
print("ESCAPED")
