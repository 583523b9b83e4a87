# range() as a type used in programs.
def spread(n):
    return [list(range(0, n, s)) for s in range(1, n + 1)]


print(spread(5), range(3) == range(0, 3, 1), len(range(10 ** 6, 0, -7)), sum(range(101)), range(10)[2:8:3],
      range(10)[::-2], list(range(10)[::-2]), [r for r in (range(2), range(0), range(-1))], list(range(5, -1, -1)),
      min(range(5, 10)), max(range(0, -10, -3)), sorted(range(3), reverse=True),
      list(zip(range(3), range(3, 0, -1))), list(range(*(1, 10, 4))), list(range(*slice(None, None, 2).indices(7))))
r = range(5, 50, 5)
print(f"{[r.index(x) for x in r] = }")
print(f"{[x in r for x in (5, 7, 45, 50, "a", 5.0, None)] = }")
print(f"{r.count(10) = }")
print(f"{r.count(11) = }")
print(f"{r[-1] = }")
print(f"{r[-3:] = }")
print(f"{r.start + r.stop + r.step = }")
print(f"{repr(r) = }")
print(f"{str(range(0, 5)) = }")
print(f"{hash(r) == hash(range(5, 46, 5)) = }")
print(f"{r == range(5, 46, 5) = }")
print(f"{range(0, 3, 2) == range(0, 4, 2) = }")
print(f"{range(1, 1) == range(7, 3) = }")
print(f"{bool(range(3, 3)) = }")
matrix = [[i * 3 + j for j in range(3)] for i in range(3)]
print([matrix[i][i] for i in range(3)], [[matrix[j][i] for j in range(3)] for i in range(3)], [matrix[i][2 - i] for i
    in range(len(matrix))])

#> [[0, 1, 2, 3, 4], [0, 2, 4], [0, 3], [0, 4], [0]] True 142858 5050 range(2, 8, 3) range(9, -1, -2) [9, 7, 5, 3, 1] [range(0, 2), range(0, 0), range(0, -1)] [5, 4, 3, 2, 1, 0] 5 0 [2, 1, 0] [(0, 3), (1, 2), (2, 1)] [1, 5, 9] [0, 2, 4, 6]
#> [r.index(x) for x in r] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
#> [x in r for x in (5, 7, 45, 50, "a", 5.0, None)] = [True, False, True, False, False, True, False]
#> r.count(10) = 1
#> r.count(11) = 0
#> r[-1] = 45
#> r[-3:] = range(35, 50, 5)
#> r.start + r.stop + r.step = 60
#> repr(r) = 'range(5, 50, 5)'
#> str(range(0, 5)) = 'range(0, 5)'
#> hash(r) == hash(range(5, 46, 5)) = True
#> r == range(5, 46, 5) = True
#> range(0, 3, 2) == range(0, 4, 2) = True
#> range(1, 1) == range(7, 3) = True
#> bool(range(3, 3)) = False
#> [0, 4, 8] [[0, 3, 6], [1, 4, 7], [2, 5, 8]] [2, 4, 6]
