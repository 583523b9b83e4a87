# filter()
print(list(filter(None, [0, 1, "", "a", [], [0], None])), list(filter(lambda x: x % 2, range(6))),
      list(filter(str.isalpha, "a1b2")), list(filter(bool, [])),
      "".join(filter(lambda c: c not in "aeiou", "education")), list(filter(None, {0: 1, 2: 3})),
      sum(filter(lambda x: x > 1, (1, 2, 3))), list(filter(int, ["0", "1"])),
      list(filter(lambda x: [] if x else [1], (0, 1))))
f = filter(lambda x: print("test", x) or x > 1, [1, 2, 3])
print(next(f), iter(f) is f, list(f), type(f))
for bad in (lambda: filter(), lambda: filter(None), lambda: filter(None, 5), lambda: list(filter(5, [1])),
            lambda: filter(None, [], []), lambda: list(filter(lambda: 1, [1])),
            lambda: list(filter(lambda x: 1 / x, [0])), lambda: filter(function=None, iterable=[])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> [1, 'a', [0]] [1, 3, 5] ['a', 'b'] [] dctn [2] 5 ['1'] [0]
#> test 1
#> test 2
#> test 3
#> 2 True [3] <class 'filter'>
#> TypeError filter expected 2 arguments, got 0
#> TypeError filter expected 2 arguments, got 1
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not callable
#> TypeError filter expected 2 arguments, got 3
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> ZeroDivisionError division by zero
#> TypeError filter() takes no keyword arguments
