# Exceptions raised inside every kind of expression leave the program in a good state.
def boom(*args, **kwargs):
    raise ValueError("boom")


class Bad:
    __add__ = __radd__ = __getitem__ = __len__ = __iter__ = __call__ = __eq__ = __lt__ = __contains__ = __bool__ = __hash__ = __str__ = __repr__ = __neg__ = __enter__ = __format__ = __iadd__ = __setitem__ = __delitem__ = boom

    def __exit__(self, *a):
        pass

    @property
    def p(self):
        boom()

    def __getattr__(self, name):
        raise ValueError("getattr " + name)


b = Bad()
x = [1, 2, 3]
actions = [
    lambda: b + 1, lambda: 1 + b, lambda: b[0], lambda: len(b), lambda: list(b), lambda: b(), lambda: b == 1,
    lambda: b < 1, lambda: 1 in b, lambda: bool(b), lambda: hash(b), lambda: str(b), lambda: repr(b), lambda: -b,
    lambda: b.p, lambda: b.q, lambda: f"{b}", lambda: f"{b!r}", lambda: "%s" % b, lambda: not b, lambda: b and 1,
    lambda: 1 if b else 2,
    lambda: [boom() for _ in x], lambda: {boom(): 1}, lambda: {1: boom()}, lambda: {boom()}, lambda: (1, boom()),
    lambda: [*b], lambda: (lambda a=1: boom())(), lambda: x[boom()], lambda: x[boom():], lambda: print(boom()),
    lambda: max(1, boom()), lambda: sorted(x, key=boom), lambda: x.sort(key=boom), lambda: list(map(boom, x)),
    lambda: list(filter(boom, x)), lambda: sum(map(boom, x)), lambda: any(map(boom, x)), lambda: min(x, key=boom),
    lambda: [b] == [1], lambda: {b: 1}, lambda: {1, b}, lambda: x.index(b), lambda: x.remove(b), lambda: x.count(b),
    lambda: x.__contains__(b), lambda: "".join(boom() for _ in x), lambda: dict([(1, 2), boom()]),
    lambda: dict(a=boom()), lambda: isinstance(boom(), int), lambda: getattr(b, "zz"), lambda: hasattr(b, "zz"),
    lambda: setattr(b, boom(), 1), lambda: str([b]), lambda: repr({1: b}), lambda: repr((b,)),
    lambda: x.extend(boom() for _ in x), lambda: x.__iadd__(map(boom, x)), lambda: zip(b),
    lambda: next(map(boom, x)), lambda: (yield_ := boom()), lambda: all(boom() for _ in x),
    lambda: b"".join(map(boom, x)), lambda: int(b), lambda: round(1.5, boom()), lambda: "{}".format(b),
    lambda: "{0[x]}".format(b), lambda: enumerate(b), lambda: iter(b), lambda: reversed(b), lambda: x[:boom()],
    lambda: range(boom()), lambda: slice(boom()), lambda: tuple(b), lambda: set(b), lambda: dict(b),
]
counts = {}
for i, action in enumerate(actions):
    try:
        action()
        print(i, "nothing raised")
    except ValueError as error:
        counts[str(error)] = counts.get(str(error), 0) + 1
    except Exception as error:
        print(i, type(error).__name__, error)
print(counts, x)
y = 5
try:
    y += boom()
except ValueError:
    print(y)
try:
    x[0], y = boom(), 6
except ValueError:
    print(x, y)
try:
    with b:
        print("not entered")
except ValueError as error:
    print(error)
try:
    for x[0] in b:
        pass
except ValueError as error:
    print(error, x)
try:
    class Broken(boom()):
        pass
except ValueError:
    print("class not made")
try:
    @boom
    def decorated():
        pass
except ValueError:
    print("function not made")
try:
    b[1] = 2
except ValueError as error:
    print("set", error)
try:
    del b[1]
except ValueError as error:
    print("del", error)
try:
    b += 1
except ValueError as error:
    print("iadd", error)

#> 64 TypeError int() argument must be a string, a bytes-like object or a real number, not 'Bad'
#> {'boom': 72, 'getattr q': 1, 'getattr zz': 2, 'getattr keys': 1} [1, 2, 3]
#> 5
#> [1, 2, 3] 5
#> boom
#> boom [1, 2, 3]
#> class not made
#> function not made
#> set boom
#> del boom
#> iadd boom
