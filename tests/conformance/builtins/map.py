# map()
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])), list(map(max, "ad", "bc", "aa")),
      list(map(len, [])), dict(map(lambda k: (k, k * 2), "ab")), sum(map(int, "123")),
      list(map(None.__class__, [])), [*map(str.upper, "ab")], list(map(int, ["11", "12"], [2, 3])),
      list(map(lambda *a: a, "ab", (1, 2), [None, True])), max(map(abs, [-5, 3])), "".join(map(chr, range(97, 100))),
      list(map(lambda x: x, map(lambda x: x + 1, range(2)))))
m = map(lambda x: print("apply", x) or x * 2, [1, 2])
print("lazy", next(m), iter(m) is m, list(m), next(m, "end"), type(m))
for bad in (lambda: map(), lambda: map(str), lambda: map(str, 5), lambda: list(map(5, [1])),
            lambda: list(map(len, [1])), lambda: list(map(lambda: 0, [1])), lambda: map(str, [], 5),
            lambda: list(map(int, ["x"])), lambda: list(map(lambda x: 1 / x, [1, 0])),
            lambda: map(function=str, iterable=[])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
m = map(lambda x: 10 // x, [1, 0, 5])
print(next(m))
try:
    next(m)
except ZeroDivisionError:
    print("continues", next(m), list(m))

#> ['1', '2'] [11, 22] ['b', 'd'] [] {'a': 'aa', 'b': 'bb'} 6 [] ['A', 'B'] [3, 5] [('a', 1, None), ('b', 2, True)] 5 abc [1, 2]
#> apply 1
#> apply 2
#> lazy 2 True [4] end <class 'map'>
#> TypeError map() must have at least two arguments.
#> TypeError map() must have at least two arguments.
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not callable
#> TypeError object of type 'int' has no len()
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> TypeError 'int' object is not iterable
#> ValueError invalid literal for int() with base 10: 'x'
#> ZeroDivisionError division by zero
#> TypeError map() takes at most 1 keyword argument (2 given)
#> 10
#> continues 2 []
