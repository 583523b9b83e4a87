# sorted(): keys, stability, many types of iterables.
print(sorted([3, 1, 2]), sorted("hello"), sorted({3: 1, 1: 2}), sorted({5, 2}), sorted(x % 3 for x in range(6)),
      sorted([], reverse=True), sorted(["b", "A", "c"], key=str.lower), sorted([(2, "b"), (1, "z"), (2, "a")]),
      sorted([1, 2.5, True, 0]), sorted("bca", reverse=True), sorted([[2], [1, 9], [1]]),
      sorted(range(5), key=lambda x: x % 2), sorted(["10", "9", "1"], key=int),
      sorted([3, -1, 2], key=abs, reverse=True), sorted((b"b", b"a")), sorted([10 ** 20, 5, -(10 ** 20), 2.5e19]))
rows = [("bob", 25), ("al", 30), ("cy", 25), ("di", 30)]
print(sorted(rows, key=lambda r: r[1]), sorted(rows, key=lambda r: r[1], reverse=True),
      sorted(sorted(rows), key=lambda r: -r[1]), [r[0] for r in sorted(rows, key=lambda r: (len(r[0]), r))])
original = [2, 1]
print(sorted(original) is original, original, sorted(original, key=None),
      sorted(iterable=[1]) if False else sorted([1]))
n = 500
values = [(i * 7919 + 13) % n for i in range(n)]
assert sorted(values) == list(range(n))
assert sorted(values, reverse=True) == list(range(n))[::-1]
assert sorted(values, key=lambda v: v // 10) == [v for d in range(n // 10) for v in values if v // 10 == d]
assert sorted(list(range(50)) + list(range(25))) == sorted(list(range(25)) + list(range(50)))
mixed = [float("inf"), -1, 2 ** 100, 0.5, -(2 ** 100), True]
print(sorted(mixed), sorted(mixed, key=lambda x: -x))
for bad in (lambda: sorted(), lambda: sorted(1), lambda: sorted([1, "a"]), lambda: sorted([1], 2),
            lambda: sorted([2, 1], key=1), lambda: sorted([1, 2], key=lambda x: 1 / 0), lambda: sorted([None, None]),
            lambda: sorted([1], foo=2), lambda: sorted([[], {}])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> [1, 2, 3] ['e', 'h', 'l', 'l', 'o'] [1, 3] [2, 5] [0, 0, 1, 1, 2, 2] [] ['A', 'b', 'c'] [(1, 'z'), (2, 'a'), (2, 'b')] [0, 1, True, 2.5] ['c', 'b', 'a'] [[1], [1, 9], [2]] [0, 2, 4, 1, 3] ['1', '9', '10'] [3, 2, -1] [b'a', b'b'] [-100000000000000000000, 5, 2.5e+19, 100000000000000000000]
#> [('bob', 25), ('cy', 25), ('al', 30), ('di', 30)] [('al', 30), ('di', 30), ('bob', 25), ('cy', 25)] [('al', 30), ('di', 30), ('bob', 25), ('cy', 25)] ['al', 'cy', 'di', 'bob']
#> False [2, 1] [1, 2] [1]
#> [-1267650600228229401496703205376, -1, 0.5, True, 1267650600228229401496703205376, inf] [inf, 1267650600228229401496703205376, True, 0.5, -1, -1267650600228229401496703205376]
#> TypeError sorted expected 1 argument, got 0
#> TypeError 'int' object is not iterable
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError sorted expected 1 argument, got 2
#> TypeError 'int' object is not callable
#> ZeroDivisionError division by zero
#> TypeError '<' not supported between instances of 'NoneType' and 'NoneType'
#> TypeError sort() got an unexpected keyword argument 'foo'
#> TypeError '<' not supported between instances of 'dict' and 'list'
