# co_code exposes no bytecode that could be run.
# expect-strict: AttributeError: '__code__'
# expect-standard: AttributeError: 'code' object has no attribute 'co_code'
def f():
    pass


print("contained" if type(f.__code__.co_code) is bytes else "ESCAPED")
