# A generator whose frame __build_class__ would enter as a class body.
# expect-strict: contained
# expect-standard: contained
def count(a, b):
    while True: yield a, b


try:
    __build_class__(count, "C")
    print("ESCAPED")
except TypeError as error:
    assert "missing 2 required positional arguments" in str(error), error
try:
    __build_class__((x for x in [1]).__next__, "C")
    print("ESCAPED")
except TypeError as error:
    assert "func must be a function" in str(error), error


async def wait(a): return a


try:
    __build_class__(wait, "C")
    print("ESCAPED")
except TypeError as error:
    assert "missing 1 required positional argument" in str(error), error
print("contained")
