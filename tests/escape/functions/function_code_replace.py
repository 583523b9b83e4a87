# Bytecode cannot be made: code.replace does not exist or refuses.
# expect-strict: AttributeError: __code__
# expect-standard: TypeError: code objects cannot be changed
def f():
    return 1


code = f.__code__.replace(co_code=b"\x00\x00" * 50)
print("ESCAPED")
