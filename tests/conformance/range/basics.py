# range: construction, indexing, slicing, membership, equality, reversed.
for r in (range(5), range(2, 8), range(0, 10, 3), range(10, 0, -3), range(0), range(5, 2), range(-5, 5, 5),
          range(3, 3), range(10, 0, 1), range(0, -5, -1)):
    print(r, list(r), len(r), bool(r), list(reversed(r)), r.start, r.stop, r.step, 3 in r, -5 in r, r[1:], r[::-1],
          r[::2], r[-2:], r.count(5), sum(r))
r = range(0, 100, 7)
print(f"{r[0] = }")
print(f"{r[-1] = }")
print(f"{r[5] = }")
print(f"{r[2:5] = }")
print(f"{r[5:2:-1] = }")
print(f"{r.index(14) = }")
print(f"{14 in r = }")
print(f"{15 in r = }")
print(f"{14.0 in r = }")
print(f"{"a" in r = }")
print(f"{None in r = }")
print(f"{r == range(0, 99, 7) = }")
print(f"{range(0) == range(5, 5) = }")
print(f"{range(3) == [0, 1, 2] = }")
print(f"{hash(range(0, 3, 2)) == hash(range(0, 4, 2)) = }")
print(f"{ {range(3): 1}[range(0, 3)] = }")
print(f"{range(5) != range(6) = }")
print(f"{r[True] = }")
print(range(True), range(10 ** 20, 10 ** 20 + 3)[1], list(range(10 ** 20, 10 ** 20 + 3)),
      list(range(2 ** 63 - 1, 2 ** 63 + 2)), 10 ** 20 in range(10 ** 30), list(range(5)[1:4][::-1]),
      list(range(-(2 ** 70), -(2 ** 70) + 2)), range(10 ** 30)[5:10 ** 25][3],
      list(range(10 ** 18, 0, -(10 ** 18) // 2)))


class Index:
    def __index__(self):
        return 3


print(list(range(Index())), range(10)[Index()], range(Index(), 10))
for bad in (lambda: range(), lambda: range(1, 2, 3, 4), lambda: range("a"), lambda: range(1.0),
            lambda: range(1, 10, 0), lambda: range(None), lambda: range(5)[5], lambda: range(5)[-6],
            lambda: range(5)["a"], lambda: range(5).index(9), lambda: range(5) + range(5),
            lambda: range(5) < range(6), lambda: range(5)[::0], lambda: range(stop=5), lambda: range(5).index("a"),
            lambda: range(0, 5, 0.5), lambda: setattr(range(5), "start", 1), lambda: next(range(5))):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> range(0, 5) [0, 1, 2, 3, 4] 5 True [4, 3, 2, 1, 0] 0 5 1 True False range(1, 5) range(4, -1, -1) range(0, 5, 2) range(3, 5) 0 10
#> range(2, 8) [2, 3, 4, 5, 6, 7] 6 True [7, 6, 5, 4, 3, 2] 2 8 1 True False range(3, 8) range(7, 1, -1) range(2, 8, 2) range(6, 8) 1 27
#> range(0, 10, 3) [0, 3, 6, 9] 4 True [9, 6, 3, 0] 0 10 3 True False range(3, 12, 3) range(9, -3, -3) range(0, 12, 6) range(6, 12, 3) 0 18
#> range(10, 0, -3) [10, 7, 4, 1] 4 True [1, 4, 7, 10] 10 0 -3 False False range(7, -2, -3) range(1, 13, 3) range(10, -2, -6) range(4, -2, -3) 0 22
#> range(0, 0) [] 0 False [] 0 0 1 False False range(0, 0) range(-1, -1, -1) range(0, 0, 2) range(0, 0) 0 0
#> range(5, 2) [] 0 False [] 5 2 1 False False range(5, 5) range(4, 4, -1) range(5, 5, 2) range(5, 5) 0 0
#> range(-5, 5, 5) [-5, 0] 2 True [0, -5] -5 5 5 False True range(0, 5, 5) range(0, -10, -5) range(-5, 5, 10) range(-5, 5, 5) 0 -5
#> range(3, 3) [] 0 False [] 3 3 1 False False range(3, 3) range(2, 2, -1) range(3, 3, 2) range(3, 3) 0 0
#> range(10, 0) [] 0 False [] 10 0 1 False False range(10, 10) range(9, 9, -1) range(10, 10, 2) range(10, 10) 0 0
#> range(0, -5, -1) [0, -1, -2, -3, -4] 5 True [-4, -3, -2, -1, 0] 0 -5 -1 False False range(-1, -5, -1) range(-4, 1) range(0, -5, -2) range(-3, -5, -1) 0 -10
#> r[0] = 0
#> r[-1] = 98
#> r[5] = 35
#> r[2:5] = range(14, 35, 7)
#> r[5:2:-1] = range(35, 14, -7)
#> r.index(14) = 2
#> 14 in r = True
#> 15 in r = False
#> 14.0 in r = True
#> "a" in r = False
#> None in r = False
#> r == range(0, 99, 7) = True
#> range(0) == range(5, 5) = True
#> range(3) == [0, 1, 2] = False
#> hash(range(0, 3, 2)) == hash(range(0, 4, 2)) = True
#>  {range(3): 1}[range(0, 3)] = 1
#> range(5) != range(6) = True
#> r[True] = 7
#> range(0, 1) 100000000000000000001 [100000000000000000000, 100000000000000000001, 100000000000000000002] [9223372036854775807, 9223372036854775808, 9223372036854775809] True [3, 2, 1] [-1180591620717411303424, -1180591620717411303423] 8 [1000000000000000000, 500000000000000000]
#> [0, 1, 2] 3 range(3, 10)
#> TypeError range expected at least 1 argument, got 0
#> TypeError range expected at most 3 arguments, got 4
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> ValueError range() arg 3 must not be zero
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> IndexError range object index out of range
#> IndexError range object index out of range
#> TypeError range indices must be integers or slices, not str
#> ValueError range.index(x): x not in range
#> TypeError unsupported operand type(s) for +: 'range' and 'range'
#> TypeError '<' not supported between instances of 'range' and 'range'
#> ValueError slice step cannot be zero
#> TypeError range() takes no keyword arguments
#> ValueError sequence.index(x): x not in sequence
#> TypeError 'float' object cannot be interpreted as an integer
#> AttributeError readonly attribute
#> TypeError 'range' object is not an iterator
