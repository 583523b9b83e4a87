# A str subclass whose str() is a harmless name.
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
class Name(str):
    def __str__(self):
        return "__name__"


def f():
    pass


print("contained" if getattr(f, Name("__globals__")) is not f.__name__ else "ESCAPED")
