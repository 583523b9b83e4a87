# __build_class__ runs a function whose parameters nobody binds: they would show dead registers.
# expect-strict: TypeError: spy() missing 3 required positional arguments: 'a', 'b', and 'c'
# expect-standard: TypeError: spy() missing 3 required positional arguments: 'a', 'b', and 'c'
def fill(x):
    a = b = c = d = e = f = x


def spy(a, b, c):
    print("ESCAPED", type(a), type(b), type(c))


fill(["a secret"])
__build_class__(spy, "C")
