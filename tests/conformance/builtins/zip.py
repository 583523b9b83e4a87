# zip(): shortest, strict, unzip, laziness.
print(list(zip()), list(zip([1, 2])), list(zip("ab", [1, 2, 3])), list(zip([], "abc")),
      list(zip("abc", range(3), (True, None, 2.5))), dict(zip("ab", "cd")), list(zip(*[(1, 2), (3, 4)])),
      list(zip(*zip("ab", "cd"))), list(zip("ab", "cd", strict=True)), list(zip(strict=True)),
      list(zip([1], strict=False)), [a * b for a, b in zip((1, 2), (3, 4))], list(zip(*["abc", "def"]))[1],
      max(zip([1, 5], "ab")), list(zip(range(3), iter("xyz"))))


def say(name, n):
    for i in range(n):
        print(name, i, end="; ")
        yield i
    print(name, "ends", end="; ")


print(list(zip(say("a", 2), say("b", 3))))
print(list(zip(say("a", 3), say("b", 2))))
z = zip("ab", "cd")
print(next(z), iter(z) is z, list(z), next(z, "end"), type(z))
for bad in (lambda: zip(5), lambda: zip("a", 5), lambda: list(zip("ab", "c", strict=True)),
            lambda: list(zip("a", "bc", strict=True)), lambda: list(zip("ab", "cd", "e", strict=True)),
            lambda: list(zip("a", "b", "cd", strict=True)), lambda: zip("a", foo=1), lambda: zip(None),
            lambda: list(zip([], [1], strict=True)), lambda: list(zip([1], [], strict=True))):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
it = iter(range(6))
print(list(zip(it, it)), list(zip(it)))

#> [] [(1,), (2,)] [('a', 1), ('b', 2)] [] [('a', 0, True), ('b', 1, None), ('c', 2, 2.5)] {'a': 'c', 'b': 'd'} [(1, 3), (2, 4)] [('a', 'b'), ('c', 'd')] [('a', 'c'), ('b', 'd')] [] [(1,)] [3, 8] ('b', 'e') (5, 'b') [(0, 'x'), (1, 'y'), (2, 'z')]
#> a 0; b 0; a 1; b 1; a ends; [(0, 0), (1, 1)]
#> a 0; b 0; a 1; b 1; a 2; b ends; [(0, 0), (1, 1)]
#> ('a', 'c') True [('b', 'd')] end <class 'zip'>
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> ValueError zip() argument 2 is shorter than argument 1
#> ValueError zip() argument 2 is longer than argument 1
#> ValueError zip() argument 3 is shorter than arguments 1-2
#> ValueError zip() argument 3 is longer than arguments 1-2
#> TypeError zip() got an unexpected keyword argument 'foo'
#> TypeError 'NoneType' object is not iterable
#> ValueError zip() argument 2 is longer than argument 1
#> ValueError zip() argument 2 is shorter than argument 1
#> [(0, 1), (2, 3), (4, 5)] []
