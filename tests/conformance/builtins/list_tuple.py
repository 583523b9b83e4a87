# list() and tuple() constructors.
print(list(), tuple(), list("ab"), tuple("ab"), list((1, 2)), tuple([1, 2]), list({1: 2}), list(range(3)),
      tuple(x for x in "a"), list(map(str, [1])), list(b"a"), tuple({5}), list([[1]]), list(iter([])),
      tuple(enumerate("a")))
a = [1, [2]]
b = list(a)
t = (1, 2)
print(f"{b == a = }")
print(f"{b is a = }")
print(f"{b[1] is a[1] = }")
print(f"{tuple(t) is t = }")
print(f"{list(t) == [1, 2] = }")
print(f"{list(zip(*[iter("abcd")] * 2)) = }")


class Seq:
    def __len__(self):
        print("len hint")
        return 2

    def __getitem__(self, i):
        if i > 2:
            raise IndexError
        return i


class Hint:
    def __iter__(self):
        return iter("xyz")

    def __length_hint__(self):
        return 1


print(tuple(Seq()) == (0, 1, 2), tuple(Hint()), list(Hint()))
for bad in (lambda: list(1), lambda: tuple(1), lambda: list(1, 2), lambda: tuple(1, 2), lambda: list(None),
            lambda: list(iterable=[]), lambda: tuple(x=1), lambda: list(object()), lambda: tuple(len)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [] () ['a', 'b'] ('a', 'b') [1, 2] (1, 2) [1] [0, 1, 2] ('a',) ['1'] [97] (5,) [[1]] [] ((0, 'a'),)
#> b == a = True
#> b is a = False
#> b[1] is a[1] = True
#> tuple(t) is t = True
#> list(t) == [1, 2] = True
#> list(zip(*[iter("abcd")] * 2)) = [('a', 'b'), ('c', 'd')]
#> True ('x', 'y', 'z') ['x', 'y', 'z']
#> 'int' object is not iterable
#> 'int' object is not iterable
#> list expected at most 1 argument, got 2
#> tuple expected at most 1 argument, got 2
#> 'NoneType' object is not iterable
#> list() takes no keyword arguments
#> tuple() takes no keyword arguments
#> 'object' object is not iterable
#> 'builtin_function_or_method' object is not iterable
