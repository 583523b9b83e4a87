# range() as a type used in programs.
def spread(n):
    return [list(range(0, n, s)) for s in range(1, n + 1)]


print(spread(5), range(3) == range(0, 3, 1), len(range(10 ** 6, 0, -7)), sum(range(101)), range(10)[2:8:3], range(10)[::-2], list(range(10)[::-2]), [r for r in (range(2), range(0), range(-1))], list(range(5, -1, -1)), min(range(5, 10)), max(range(0, -10, -3)), sorted(range(3), reverse=True), list(zip(range(3), range(3, 0, -1))), list(range(*(1, 10, 4))), list(range(*slice(None, None, 2).indices(7))))
r = range(5, 50, 5)
print([r.index(x) for x in r], [x in r for x in (5, 7, 45, 50, "a", 5.0, None)], r.count(10), r.count(11), r[-1], r[-3:], r.start + r.stop + r.step, repr(r), str(range(0, 5)), hash(r) == hash(range(5, 46, 5)), r == range(5, 46, 5), range(0, 3, 2) == range(0, 4, 2), range(1, 1) == range(7, 3), bool(range(3, 3)))
matrix = [[i * 3 + j for j in range(3)] for i in range(3)]
print([matrix[i][i] for i in range(3)], [[matrix[j][i] for j in range(3)] for i in range(3)], [matrix[i][2 - i] for i in range(len(matrix))])

#> [[0, 1, 2, 3, 4], [0, 2, 4], [0, 3], [0, 4], [0]] True 142858 5050 range(2, 8, 3) range(9, -1, -2) [9, 7, 5, 3, 1] [range(0, 2), range(0, 0), range(0, -1)] [5, 4, 3, 2, 1, 0] 5 0 [2, 1, 0] [(0, 3), (1, 2), (2, 1)] [1, 5, 9] [0, 2, 4, 6]
#> [0, 1, 2, 3, 4, 5, 6, 7, 8] [True, False, True, False, False, True, False] 1 0 45 range(35, 50, 5) 60 range(5, 50, 5) range(0, 5) True True True True False
#> [0, 4, 8] [[0, 3, 6], [1, 4, 7], [2, 5, 8]] [2, 4, 6]
