# A value pattern reads a dotted name.
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
def f():
    pass


match 1:
    case f.__code__:
        print("ESCAPED")
print("contained")
