# max() and min(): keys, defaults, ties, several arguments.
print(max(1, 2, 3), min([3, 1, 2]), max("hello"), min("b", "a"), max([1, 2.5, True]), max({3: 0, 5: 1}),
      max([], default="none"), min((), default=None), max([5], default=1), max(-3, 2, key=abs),
      min("bb", "a", "ccc", key=len), max(["x", "yy", "zz"], key=len), min([[2], [1, 5]]), max((1, 2), (1, 3)),
      max(x * x % 7 for x in range(7)), min(range(5), key=lambda x: (x - 2) ** 2), max("a", "b", key=lambda c: 0),
      min(5, 5.0), max(5, 5.0), max(1, True), max(0.0, -0.0), min(float("nan"), 1), max([1], [1, 0]))
people = [{"n": "a", "age": 3}, {"n": "b", "age": 9}, {"n": "c", "age": 9}]
print(max(people, key=lambda p: p["age"])["n"], min(people, key=lambda p: -p["age"])["n"],
      max(people, key=lambda p: (p["age"], p["n"]))["n"], max(10 ** 30, 1e30, 2), min(-(2 ** 70), -1e21),
      max([], default=[]), max({}, default=0, key=None), max(iter([1, 3, 2])))
for bad in (lambda: max(), lambda: min(), lambda: max([]), lambda: min(()), lambda: max(5), lambda: max(1, "a"),
            lambda: max(1, 2, default=3), lambda: min([1, None]), lambda: max([1], key=5), lambda: max(1, 2, foo=3),
            lambda: max(None), lambda: min([1], 2), lambda: max([1, 2], key=lambda: 0), lambda: min({}),
            lambda: max([object(), object()]), lambda: max(1, 2, key=str, default=1)):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> 3 1 o a 2.5 5 none None 5 -3 a yy [1, 5] (1, 3) 4 2 a 5 5 1 0.0 nan [1, 0]
#> b b c 1e+30 -1180591620717411303424 [] 0 3
#> TypeError max expected at least 1 argument, got 0
#> TypeError min expected at least 1 argument, got 0
#> ValueError max() iterable argument is empty
#> ValueError min() iterable argument is empty
#> TypeError 'int' object is not iterable
#> TypeError '>' not supported between instances of 'str' and 'int'
#> TypeError Cannot specify a default for max() with multiple positional arguments
#> TypeError '<' not supported between instances of 'NoneType' and 'int'
#> TypeError 'int' object is not callable
#> TypeError max() got an unexpected keyword argument 'foo'
#> TypeError 'NoneType' object is not iterable
#> TypeError '<' not supported between instances of 'int' and 'list'
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> ValueError min() iterable argument is empty
#> TypeError '>' not supported between instances of 'object' and 'object'
#> TypeError Cannot specify a default for max() with multiple positional arguments
