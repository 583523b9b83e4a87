# __slots__ whose iterator changes the namespace.
# expect-strict: contained
# expect-standard: contained
names = {}


def slots():
    names["x"] = 1
    yield "x"
    yield "y"


names["__slots__"] = slots()
A = type("A", (), names)
A()
print("contained")
