# Larger uses of comprehensions: matrices, text processing, grouping, flattening, inverted indexes.
m = [[1, 2], [3, 4], [5, 6]]
n = [[1, 0, 2], [0, 3, 1]]
print([[sum(a * b for a, b in zip(row, col)) for col in zip(*n)] for row in m], [list(r) for r in zip(*m)], [x
    for row in m for x in row if x % 2], [[int(i == j) for j in range(3)] for i in range(3)])
text = "It was the best of times it was the worst of times"
words = text.lower().split()
index = {w: [i for i, v in enumerate(words) if v == w] for w in dict.fromkeys(words)}
print(index)
print({n: [w for w in index if len(w) == n] for n in sorted({len(w) for w in index})})
print([f"{w}:{c}" for c, w in sorted(((len(v), w) for w, v in index.items()), key=lambda p: (-p[0], p[1])) if c > 1])
records = [{"name": n, "team": t, "score": s} for n, t,
           s in (("a", "x", 3), ("b", "y", 5), ("c", "x", 8), ("d", "y", 1))]
teams = {t: [r for r in records if r["team"] == t] for t in sorted({r["team"] for r in records})}
print({t: {"total": sum(r["score"] for r in rs), "best": max(rs, key=lambda r: r["score"])["name"],
           "names": [r["name"] for r in rs]} for t, rs in teams.items()})
print([p for p in range(2, 60) if not [d for d in range(2, p) if p % d == 0]], [(a, b, c) for c in range(1, 30) for b
    in range(1, c) for a in range(1, b) if a * a + b * b == c * c])
nested = {"a": {"b": 1, "c": {"d": 2}}, "e": 3}


def flat(d, prefix=()):
    return {k: v for key, value in d.items() for k,
            v in (flat(value, prefix + (key,)) if isinstance(value, dict)
                  else {".".join(prefix + (key,)): value}).items()}


print(flat(nested), ["".join(c for c in w if c.isalpha()) for w
                     in "it's a-test, ok!".split()], [" ".join(w[::-1] for w in line.split()) for line
                         in "abc def\nghi".splitlines()])
pascal = [[1]]
[pascal.append([a + b for a, b in zip([0] + pascal[-1], pascal[-1] + [0])]) for _ in range(5)]
print(pascal, [[(r, c) for c in range(8)] for r in range(8)][3][4],
      {(i, j) for i in range(3) for j in range(3) if i + j == 2} == {(0, 2), (1, 1), (2, 0)})
caesar = {chr(97 + i): chr(97 + (i + 3) % 26) for i in range(26)}
print("".join(caesar.get(c, c) for c in "hello, world"),
      sum(int(d) for d in str(2 ** 100)), [bin(i)[2:].zfill(3) for i in range(8)],
      max([(sum(1 for _ in iter(lambda: 0, 0)), i) for i in range(3)]))

#> [[1, 6, 4], [3, 12, 10], [5, 18, 16]] [[1, 3, 5], [2, 4, 6]] [1, 3, 5] [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
#> {'it': [0, 6], 'was': [1, 7], 'the': [2, 8], 'best': [3], 'of': [4, 10], 'times': [5, 11], 'worst': [9]}
#> {2: ['it', 'of'], 3: ['was', 'the'], 4: ['best'], 5: ['times', 'worst']}
#> ['it:2', 'of:2', 'the:2', 'times:2', 'was:2']
#> {'x': {'total': 11, 'best': 'c', 'names': ['a', 'c']}, 'y': {'total': 6, 'best': 'b', 'names': ['b', 'd']}}
#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59] [(3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17), (12, 16, 20), (15, 20, 25), (7, 24, 25), (10, 24, 26), (20, 21, 29)]
#> {'a.b': 1, 'a.c.d': 2, 'e': 3} ['its', 'atest', 'ok'] ['cba fed', 'ihg']
#> [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1], [1, 5, 10, 10, 5, 1]] (3, 4) True
#> khoor, zruog 115 ['000', '001', '010', '011', '100', '101', '110', '111'] (0, 2)
