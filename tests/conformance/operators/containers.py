# __len__, __getitem__, __setitem__, __delitem__, __contains__, __iter__, __reversed__ of user classes.
class Grid:
    def __init__(self, w, h):
        self.w, self.h, self.cells = w, h, {}

    def __getitem__(self, key):
        x, y = key
        if not (0 <= x < self.w and 0 <= y < self.h):
            raise IndexError(f"no cell {key}")
        return self.cells.get(key, ".")

    def __setitem__(self, key, value):
        self.cells[key] = value

    def __delitem__(self, key):
        del self.cells[key]

    def __contains__(self, value):
        return value in self.cells.values()

    def __len__(self):
        return self.w * self.h

    def __iter__(self):
        for y in range(self.h):
            yield "".join(self[x, y] for x in range(self.w))

    def __reversed__(self):
        return iter(list(self)[::-1])

    def __bool__(self):
        return bool(self.cells)


g = Grid(3, 2)
print(bool(g), len(g))
g[0, 0] = "a"
g[2, 1] = "b"
del g[0, 0]
print(list(g), "b" in g, "a" in g, list(reversed(g)), bool(g), g[2, 1], [*g])
for bad in (lambda: g[9, 9], lambda: g[1], lambda: g.__delitem__((0, 0))):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)


class OldStyle:
    """Iterable and container through __getitem__ only."""

    def __getitem__(self, i):
        print("getitem", i)
        if i >= 3:
            raise IndexError
        return i * 10


o = OldStyle()
print(list(o), 20 in o)
for x in o:
    if x == 10:
        break
a, b, c = o


class LenOnly:
    def __len__(self):
        return 2


class WithLen(OldStyle):
    def __len__(self):
        return 3


print(list(reversed(WithLen())))


class NoContains:
    __contains__ = None

    def __iter__(self):
        return iter([1])


class BadContains:
    def __contains__(self, x):
        return "truthy"


class IterNone:
    __iter__ = None

    def __getitem__(self, i):
        return i


print(1 in BadContains(), 1 not in BadContains(), BadContains().__contains__(1))
for bad in (lambda: 1 in NoContains(), lambda: 1 in LenOnly(), lambda: list(LenOnly()), lambda: iter(IterNone()),
            lambda: reversed(LenOnly()), lambda: LenOnly()[0], lambda: LenOnly().__getitem__, lambda: reversed({1}),
            lambda: len(o), lambda: 1 in 5, lambda: reversed(5)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)
try:
    LenOnly()[0] = 1
except TypeError as error:
    print(error)
try:
    del LenOnly()["k"]
except TypeError as error:
    print(error)

#> False 6
#> ['...', '..b'] True False ['..b', '...'] True b ['...', '..b']
#> IndexError no cell (9, 9)
#> TypeError cannot unpack non-iterable int object
#> KeyError (0, 0)
#> getitem 0
#> getitem 1
#> getitem 2
#> getitem 3
#> getitem 0
#> getitem 1
#> getitem 2
#> [0, 10, 20] True
#> getitem 0
#> getitem 1
#> getitem 0
#> getitem 1
#> getitem 2
#> getitem 3
#> getitem 2
#> getitem 1
#> getitem 0
#> [20, 10, 0]
#> True False truthy
#> TypeError 'NoContains' object is not a container
#> TypeError argument of type 'LenOnly' is not a container or iterable
#> TypeError 'LenOnly' object is not iterable
#> TypeError 'IterNone' object is not iterable
#> TypeError 'LenOnly' object is not reversible
#> TypeError 'LenOnly' object is not subscriptable
#> AttributeError 'LenOnly' object has no attribute '__getitem__'
#> TypeError 'set' object is not reversible
#> TypeError object of type 'OldStyle' has no len()
#> TypeError argument of type 'int' is not a container or iterable
#> TypeError 'int' object is not reversible
#> 'LenOnly' object does not support item assignment
#> 'LenOnly' object does not support item deletion
