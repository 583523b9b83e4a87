# len()
class L:
    def __init__(self, v):
        self.v = v

    def __len__(self):
        return self.v


print(len(""), len("héllo😀"), len([]), len((1, 2)), len({}), len({1, 2}), len(range(0, 10, 3)), len(b"abc"),
      len({}.keys()), len(L(5)), len(L(True)), len(L(0)), len("\0\n"), len([[]]), len(frozenset()), len(range(-5)))
for bad in (lambda: len(5), lambda: len(None), lambda: len(), lambda: len([], []), lambda: len(L(-1)),
            lambda: len(L("a")), lambda: len(L(1.5)), lambda: len(iter([])), lambda: len(x for x in []),
            lambda: len(len), lambda: len(L), lambda: len(1.5), lambda: len(obj=[]), lambda: len(map(str, [])),
            lambda: len(L(-(10 ** 30)))):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> 0 6 0 2 0 2 4 3 0 5 1 0 2 1 0 0
#> TypeError object of type 'int' has no len()
#> TypeError object of type 'NoneType' has no len()
#> TypeError len() takes exactly one argument (0 given)
#> TypeError len() takes exactly one argument (2 given)
#> ValueError __len__() should return >= 0
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError object of type 'list_iterator' has no len()
#> TypeError object of type 'generator' has no len()
#> TypeError object of type 'builtin_function_or_method' has no len()
#> TypeError object of type 'type' has no len()
#> TypeError object of type 'float' has no len()
#> TypeError len() takes no keyword arguments
#> TypeError object of type 'map' has no len()
#> ValueError __len__() should return >= 0
