# A dict subclass whose items() runs code.
# expect-strict: contained
# expect-standard: contained
class D(dict):
    def items(self):
        print("ESCAPED")
        return []

    def __iter__(self):
        print("ESCAPED")
        return iter(())

    keys = items


print("contained")
D(a=1)
