# enumerate()
print(list(enumerate("abc")), list(enumerate("ab", 5)), list(enumerate([], 1)), list(enumerate({1: 2}, start=-1)),
      list(enumerate(iterable="x", start=3)), dict(enumerate("xy")), list(enumerate(enumerate("a"))),
      list(enumerate("ab", 10 ** 30)), list(enumerate("ab", 2 ** 63 - 1)), list(enumerate("ab", True)))
e = enumerate("abc")
print(next(e), iter(e) is e, list(e), next(e, "end"), type(e))
for i, (a, b) in enumerate([(1, 2), (3, 4)]):
    print(i, a, b)
data = ["x", "y", "z"]
for i, v in enumerate(data):
    if v == "y":
        data[i] = "Y"
print(data, max(enumerate([3, 9, 2]), key=lambda p: p[1]), [i for i, c in enumerate("banana") if c == "a"])


class Index:
    def __index__(self):
        return 7


print(list(enumerate("a", Index())))
for bad in (lambda: enumerate(), lambda: enumerate(5), lambda: enumerate("a", "b"), lambda: enumerate("a", 1, 2),
            lambda: enumerate("a", 1.5), lambda: enumerate("a", begin=1), lambda: enumerate(None),
            lambda: enumerate(start=1)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [(0, 'a'), (1, 'b'), (2, 'c')] [(5, 'a'), (6, 'b')] [] [(-1, 1)] [(3, 'x')] {0: 'x', 1: 'y'} [(0, (0, 'a'))] [(1000000000000000000000000000000, 'a'), (1000000000000000000000000000001, 'b')] [(9223372036854775807, 'a'), (9223372036854775808, 'b')] [(1, 'a'), (2, 'b')]
#> (0, 'a') True [(1, 'b'), (2, 'c')] end <class 'enumerate'>
#> 0 1 2
#> 1 3 4
#> ['x', 'Y', 'z'] (1, 9) [1, 3, 5]
#> [(7, 'a')]
#> enumerate() missing required argument 'iterable'
#> 'int' object is not iterable
#> 'str' object cannot be interpreted as an integer
#> enumerate() takes at most 2 arguments (3 given)
#> 'float' object cannot be interpreted as an integer
#> 'begin' is an invalid keyword argument for enumerate()
#> 'NoneType' object is not iterable
#> 'start' is an invalid keyword argument for enumerate()
