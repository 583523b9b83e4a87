# Bytecode cannot be made: the type of code objects cannot be called.
# expect-strict: AttributeError: __code__
# expect-standard: TypeError: 
def f():
    return 1


code = type(f.__code__)(0, 0, 0, 0, 0, 0, b"\x00\x00", (), (), (), "", "", "", 0, b"", b"", (), ())
print("ESCAPED")
