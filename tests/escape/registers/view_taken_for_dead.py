# A resize that takes the view of a later target for a leftover, and puts a mark of the engine in its place.
# expect-strict: contained
# expect-standard: contained
def make():
    return b"xx"


def leak(b):
    part = slice(0, 5)
    b[part], c = make(), memoryview(b)
    return c


def steps(b):
    yield leak(b)


def store(b):
    part, a, other = slice(0, 5), bytearray(8), slice(0, 4)
    b[part], a[other] = make(), memoryview(b)
    return a


def look_up(b):
    part = slice(0, 5)
    b[part], {}[c] = make(), (c := memoryview(b))


def generator(b):
    part = slice(0, 5)
    b[part], c = (yield), memoryview(b)
    yield c


def started(b):
    made = generator(b)
    next(made)
    return made.send(make())


for attack in (leak, store, look_up, started, lambda b: list(steps(b)), lambda b: {}[leak(b)],
               lambda b: {leak(b)}, lambda b: [*steps(b)]):
    try:
        print("ESCAPED", type(attack(bytearray(10))))
    except (BufferError, NameError):
        pass
# The same with the view no longer in use.
b = bytearray(10)
part = slice(0, 5)
b[part], c = make(), len(memoryview(b))
assert (len(b), c) == (7, 10)
print("contained")
