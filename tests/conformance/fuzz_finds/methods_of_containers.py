# dict.__getitem__ and the like are plain methods in CPython, not slot wrappers.
# option: --policy standard
def attempt(call):
    try:
        print(repr(call()))
    except TypeError as error:
        print("TypeError:", error)


attempt(lambda: {}.__contains__())
attempt(lambda: {}.__contains__(x=1))
attempt(lambda: {}.__getitem__(1, 2))
attempt(lambda: [].__getitem__())
attempt(lambda: [].__getitem__(x=1))
attempt(lambda: {1}.__contains__(1, 2))
attempt(lambda: frozenset().__contains__())
attempt(lambda: (1,).__getitem__())
attempt(lambda: [].__contains__())
for kind, name in ((dict, "__getitem__"), (dict, "__contains__"), (list, "__getitem__"), (set,
    "__contains__"), (tuple, "__getitem__"), (list, "__contains__"), (dict, "__setitem__")):
    print(type(vars(kind)[name]).__name__, vars(kind)[name])


class Counted(dict):
    def __getitem__(self, key):
        return super().__getitem__(key) + 1

    def __contains__(self, key):
        return not super().__contains__(key)


counted = Counted(a=1)
print(counted["a"], "a" in counted, "b" in counted, [5, 6].__getitem__(1), {1: 2}.__getitem__(1))


class Plain(dict):
    pass


print(Plain(a=1)["a"], "a" in Plain(a=1), Plain(a=1).__contains__("a"))

#> TypeError: dict.__contains__() takes exactly one argument (0 given)
#> TypeError: dict.__contains__() takes no keyword arguments
#> TypeError: dict.__getitem__() takes exactly one argument (2 given)
#> TypeError: list.__getitem__() takes exactly one argument (0 given)
#> TypeError: list.__getitem__() takes no keyword arguments
#> TypeError: set.__contains__() takes exactly one argument (2 given)
#> TypeError: frozenset.__contains__() takes exactly one argument (0 given)
#> TypeError: expected 1 argument, got 0
#> TypeError: expected 1 argument, got 0
#> method_descriptor <method '__getitem__' of 'dict' objects>
#> method_descriptor <method '__contains__' of 'dict' objects>
#> method_descriptor <method '__getitem__' of 'list' objects>
#> method_descriptor <method '__contains__' of 'set' objects>
#> wrapper_descriptor <slot wrapper '__getitem__' of 'tuple' objects>
#> wrapper_descriptor <slot wrapper '__contains__' of 'list' objects>
#> wrapper_descriptor <slot wrapper '__setitem__' of 'dict' objects>
#> 2 False True 6 2
#> 1 True True
