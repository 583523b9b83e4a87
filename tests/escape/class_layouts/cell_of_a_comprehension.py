# A function in a comprehension closes over a cell, never over what an earlier call left above the frame's registers.
# expect-strict: contained
# expect-standard: contained
def leave(value, depth):
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = a8 = a9 = value
    b0 = b1 = b2 = b3 = b4 = b5 = b6 = b7 = b8 = b9 = value
    if depth:
        leave(value, depth - 1)
    return [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9]


def of_class(value):
    leave(value, 30)

    class Body:
        functions = [lambda: __class__ for _ in [1] if _ or __class__]

    return Body.functions[0]() is Body


def of_parameter(value):
    leave(value, 30)

    def function(__class__):
        return [lambda: __class__ for _ in [1] if __class__]

    return function(value)[0]() is value


values = ["text", complex(1.5, 2.5), b"bytes", [1, 2], (1, 2), {1: 2}, {1, 2}, 1.5, 10**30, leave, type, object()]
for value in values:
    for attempt in (of_class, of_parameter):
        if not attempt(value):
            print("ESCAPED")
print("contained")
