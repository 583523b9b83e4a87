# Stable sorts by several keys, with user comparisons, of large inputs with many equal keys.
rows = [(name, dept, pay) for name, dept,
        pay in (("ann", "x", 3), ("bob", "y", 3), ("cat", "x", 1), ("dan", "y", 2), ("eve", "x", 3), ("fay", "y", 1))]
print(sorted(rows, key=lambda r: r[2]))
print(sorted(rows, key=lambda r: r[2], reverse=True))
print(sorted(sorted(rows, key=lambda r: r[0], reverse=True), key=lambda r: r[1]))
big = [(i * 31 % 10, i) for i in range(1000)]
by_key = sorted(big, key=lambda p: p[0])
assert all(a[0] < b[0] or a[0] == b[0] and a[1] < b[1] for a, b in zip(by_key, by_key[1:]))
by_reverse = sorted(big, key=lambda p: p[0], reverse=True)
assert all(a[0] > b[0] or a[0] == b[0] and a[1] < b[1] for a, b in zip(by_reverse, by_reverse[1:]))
compares = 0


class K:
    def __init__(self, v, tag):
        self.v, self.tag = v, tag

    def __lt__(self, o):
        global compares
        compares += 1
        return self.v < o.v


items = [K(i * 7 % 16, i) for i in range(64)]
ordered = sorted(items)
assert all(a.v < b.v or a.v == b.v and a.tag < b.tag for a, b in zip(ordered, ordered[1:]))
print(compares > 0, [k.tag for k in ordered[:8]])
compares = 0
sorted(ordered)
print("already sorted:", compares)
compares = 0
sorted(ordered[::-1])
print("few compares for runs:", compares < 64 * 7)
patterns = [list(range(200)), list(range(200))[::-1], [1] * 200, [i % 2 for i in range(200)],
            list(range(100)) + list(range(100)), [(i * i) % 211 for i in range(200)], [200 - i if i % 3 else i for i
                in range(200)]]
for p in patterns:
    q = list(p)
    q.sort()
    assert all(a <= b for a, b in zip(q, q[1:])) and len(q) == len(p) and sum(q) == sum(p)
    q.sort(reverse=True)
    assert all(a >= b for a, b in zip(q, q[1:]))
    assert sorted(p, key=lambda x: -x) == q
words = "The quick brown fox jumps over the lazy dog and the cat".split()
print(sorted(words, key=str.lower), sorted(words, key=lambda w: (len(w), w.lower())),
      sorted(set(w.lower() for w in words)))

#> [('cat', 'x', 1), ('fay', 'y', 1), ('dan', 'y', 2), ('ann', 'x', 3), ('bob', 'y', 3), ('eve', 'x', 3)]
#> [('ann', 'x', 3), ('bob', 'y', 3), ('eve', 'x', 3), ('dan', 'y', 2), ('cat', 'x', 1), ('fay', 'y', 1)]
#> [('eve', 'x', 3), ('cat', 'x', 1), ('ann', 'x', 3), ('fay', 'y', 1), ('dan', 'y', 2), ('bob', 'y', 3)]
#> True [0, 16, 32, 48, 7, 23, 39, 55]
#> already sorted: 63
#> few compares for runs: True
#> ['and', 'brown', 'cat', 'dog', 'fox', 'jumps', 'lazy', 'over', 'quick', 'The', 'the', 'the'] ['and', 'cat', 'dog', 'fox', 'The', 'the', 'the', 'lazy', 'over', 'brown', 'jumps', 'quick'] ['and', 'brown', 'cat', 'dog', 'fox', 'jumps', 'lazy', 'over', 'quick', 'the']
