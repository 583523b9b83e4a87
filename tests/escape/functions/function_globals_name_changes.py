# A str subclass whose results change between check and use.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
class Name(str):
    turn = 0

    def __eq__(self, other):
        self.turn += 1
        return self.turn > 1 and str.__eq__(self, other)

    def __str__(self):
        self.turn += 1
        return "x" if self.turn < 3 else "__globals__"

    __hash__ = str.__hash__


def f():
    pass


names = getattr(f, Name("__globals__"))
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
