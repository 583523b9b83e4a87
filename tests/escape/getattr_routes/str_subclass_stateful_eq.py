# A str subclass that compares differently each time.
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
class Name(str):
    count = 0

    def __eq__(self, other):
        Name.count += 1
        return Name.count % 2 == 0

    __hash__ = str.__hash__


def f():
    pass


print("contained" if getattr(f, Name("__globals__")) else "ESCAPED")
