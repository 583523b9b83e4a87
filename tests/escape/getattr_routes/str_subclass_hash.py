# A str subclass whose hash is that of a harmless name.
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
class Name(str):
    def __hash__(self):
        return hash("harmless")


def f():
    pass


print("contained" if getattr(f, Name("__globals__")) else "ESCAPED")
