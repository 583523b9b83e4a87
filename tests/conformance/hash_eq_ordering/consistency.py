# Equal numbers are one key; ordering is consistent with equality for built-in types.
groups = [[1, 1.0, True], [0, 0.0, -0.0, False], [2 ** 70, float(2 ** 70)], ["a", "a" + "",
    str("a")], [(1, 2), (1.0, 2.0), (True, 2)], [frozenset([1]), frozenset([1.0]), frozenset([True])], [b"x",
        bytes([120])], [range(3), range(0, 3), range(0, 3, 1)], [None], [(), tuple([])], [10 ** 30,
            int("1" + "0" * 30)], [-1, -1.0], [0.5, 1 / 2]]
for group in groups:
    assert len({hash(x) for x in group}) == 1, group
    assert len(set(group)) == 1, group
    d = {}
    for i, x in enumerate(group):
        d[x] = i
    print(len(d), list(d.values()), list(d), all(a == b for a in group for b in group))
numbers = [3, -1.5, True, 2 ** 70, 0, -(2 ** 70), 2.5, 1e300, False, -0.0]
print(sorted(numbers), sorted(numbers, reverse=True) == sorted(numbers)[::-1],
      all((a < b) + (a == b) + (a > b) == 1 for a in numbers for b in numbers),
      all((a <= b) == (a < b or a == b) for a in numbers for b in numbers))
strings = ["", "a", "A", "aa", "é", "z", "😀", "\uffff", "10", "9"]
print(sorted(strings), all((a < b) + (a == b) + (a > b) == 1 for a in strings for b in strings))
seqs = [[], [1], [1, 2], [2], [1, [3]][:1], [0, 9, 9]]
print(sorted(seqs), sorted(map(tuple, seqs)), min(seqs), max(seqs))
for a, b in ((1, "1"), (None, 0), ([], ()), ("", b""), (0, ""), ((), []), ({}, set()), (1, [1]), (True,
    "True"), (range(0), []), (1.5, "1.5"), (set(), frozenset())):
    print(a == b, a != b, end="; ")
print()

#> 1 [2] [1] True
#> 1 [3] [0] True
#> 1 [1] [1180591620717411303424] True
#> 1 [2] ['a'] True
#> 1 [2] [(1, 2)] True
#> 1 [2] [frozenset({1})] True
#> 1 [1] [b'x'] True
#> 1 [2] [range(0, 3)] True
#> 1 [0] [None] True
#> 1 [1] [()] True
#> 1 [1] [1000000000000000000000000000000] True
#> 1 [1] [-1] True
#> 1 [1] [0.5] True
#> [-1180591620717411303424, -1.5, 0, False, -0.0, True, 2.5, 3, 1180591620717411303424, 1e+300] True True True
#> ['', '10', '9', 'A', 'a', 'aa', 'z', 'é', '\uffff', '😀'] True
#> [[], [0, 9, 9], [1], [1], [1, 2], [2]] [(), (0, 9, 9), (1,), (1,), (1, 2), (2,)] [] [2]
#> False True; False True; False True; False True; False True; False True; False True; False True; False True; False True; False True; True False; 
