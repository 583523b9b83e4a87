# x.name += 1 reads the name before it writes it.
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: unsupported operand
def f():
    pass


f.__code__ += 1
