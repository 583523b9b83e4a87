# The function of a class body, called like any other, and run by hand again.
# option: --allow-import builtins
# expect-strict: contained
# expect-standard: contained
import builtins

bodies = []


def note(body, name, /, *bases, **keywords):
    bodies.append(body)
    return make(body, name, *bases, **keywords)


make = builtins.__build_class__
builtins.__build_class__ = note


def outer(value):
    class Made:
        kept = value

        def method(self): return __class__

        def both(self): return value

    return Made


outer(1)
builtins.__build_class__ = make


def fill(x, n):
    a = b = c = d = e = f = g = h = x
    if n: fill(x, n - 1)


for body in bodies:
    for arguments in ((1,), (1, 2)):
        try:
            body(*arguments)
            print("ESCAPED")
        except TypeError:
            pass
    fill(["a secret"], 5)
    body()
    made = make(body, "Again")
    assert made.kept == 1 and made().both() == 1 and made().method() is made
print("contained")
