# The type of code objects cannot construct bytecode.
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: 
def f():
    pass


type(f.__code__)(0, 0, 0, 0, 0, 0, b"", (), (), (), "", "", 0, b"")
print("ESCAPED")
