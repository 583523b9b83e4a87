# code.replace(co_code=...) would be bytecode as data.
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: code objects cannot be changed
def f():
    pass


f.__code__.replace(co_code=b"\x00" * 64)
print("ESCAPED")
