# Building lists: displays, list(), repetition with shared elements, nested repr, self reference.
print([], [1], [1, 2,], [1, [2, [3, []]]], list(), list("abc"), list((1, 2)), list({1: 2}), list(range(3)),
      list(x * x for x in range(4)), [*"ab", *[1], *()], [[]] * 2, [0] * 5, [1, 2] * 2, [1] * -1, 2 * [3])
a = [[0] * 2] * 3
a[0][1] = 9
print(a)
b = [[0] * 2 for _ in range(3)]
b[0][1] = 9
print(b)
c = [1]
c.append(c)
print(c, c[1][1][1] is c, repr(c))
d = [{}, c]
d[0]["self"] = d
print(d)
e = list(c)
print(e is c, e == [1, c], len(e))
print([None, True, 1.5, "é\n", b"x", (1,), (), {1}, {"a": [1]}, len, int, ..., NotImplemented][:10], type([]), list)
for bad in (lambda: list(5), lambda: list(None), lambda: list(1, 2), lambda: list(x=1), lambda: [1] * "a",
            lambda: [1] * 1.5, lambda: [*5], lambda: list(iter(5))):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [] [1] [1, 2] [1, [2, [3, []]]] [] ['a', 'b', 'c'] [1, 2] [1] [0, 1, 2] [0, 1, 4, 9] ['a', 'b', 1] [[], []] [0, 0, 0, 0, 0] [1, 2, 1, 2] [] [3, 3]
#> [[0, 9], [0, 9], [0, 9]]
#> [[0, 9], [0, 0], [0, 0]]
#> [1, [...]] True [1, [...]]
#> [{'self': [...]}, [1, [...]]]
#> False True 2
#> [None, True, 1.5, 'é\n', b'x', (1,), (), {1}, {'a': [1]}, <built-in function len>] <class 'list'> <class 'list'>
#> 'int' object is not iterable
#> 'NoneType' object is not iterable
#> list expected at most 1 argument, got 2
#> list() takes no keyword arguments
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'float'
#> Value after * must be an iterable, not int
#> 'int' object is not iterable
