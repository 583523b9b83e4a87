# N queens, subsets, permutations in order, sudoku-like exact cover, word search, knight's tour.
def queens(n):
    def place(row, cols, d1, d2):
        if row == n:
            yield cols
            return
        for c in range(n):
            if c not in cols and row + c not in d1 and row - c not in d2:
                yield from place(row + 1, cols + (c,), d1 | {row + c}, d2 | {row - c})
    return place(0, (), frozenset(), frozenset())


def permutations(items):
    items = sorted(items)
    while True:
        yield tuple(items)
        i = len(items) - 2
        while i >= 0 and items[i] >= items[i + 1]:
            i -= 1
        if i < 0:
            return
        j = len(items) - 1
        while items[j] <= items[i]:
            j -= 1
        items[i], items[j] = items[j], items[i]
        items[i + 1:] = reversed(items[i + 1:])


def subsets(items):
    return [[x for i, x in enumerate(items) if mask >> i & 1] for mask in range(1 << len(items))]


def search(grid, word):
    def step(r, c, i, used):
        if i == len(word):
            return True
        if not (0 <= r < len(grid) and 0 <= c < len(grid[0])) or (r, c) in used or grid[r][c] != word[i]:
            return False
        return any(step(r + dr, c + dc, i + 1, used | {(r, c)}) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    return any(step(r, c, 0, set()) for r in range(len(grid)) for c in range(len(grid[0])))


def tour(n):
    moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    board = {(0, 0): 0}

    def options(p):
        return [(p[0] + a, p[1] + b) for a,
                b in moves if 0 <= p[0] + a < n and 0 <= p[1] + b < n and (p[0] + a, p[1] + b) not in board]

    def go(p, k):
        if k == n * n:
            return True
        for q in sorted(options(p), key=lambda q: (len(options(q)), q)):
            board[q] = k
            if go(q, k + 1):
                return True
            del board[q]
        return False
    go((0, 0), 1)
    return [[board[r, c] for c in range(n)] for r in range(n)]


def crypt(a, b, total):
    letters = sorted(set(a + b + total))

    def solve(i, digits, used):
        if i == len(letters):
            value = lambda w: int("".join(str(digits[c]) for c in w))
            return digits if value(a) + value(b) == value(total) and digits[total[0]] else None
        for d in range(10):
            if d not in used:
                found = solve(i + 1, {**digits, letters[i]: d}, used | {d})
                if found:
                    return found
    return solve(0, {}, frozenset())


print([len(list(queens(n))) for n in range(1, 8)], next(queens(8)), list(permutations("aab")),
      len(list(permutations(range(6)))), subsets("abc"))
print([search(["ABCE", "SFCS", "ADEE"], w) for w in ("ABCCED", "SEE", "ABCB")], crypt("TO", "GO", "OUT"))
for row in tour(5):
    print(" ".join(f"{v:2d}" for v in row))

#> [1, 0, 0, 2, 10, 4, 40] (0, 4, 7, 5, 2, 6, 1, 3) [('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a')] 720 [[], ['a'], ['b'], ['a', 'b'], ['c'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']]
#> [True, True, False] {'G': 8, 'O': 1, 'T': 2, 'U': 0}
#>  0 19  8 13  2
#>  9 14  1 18 23
#> 20  7 22  3 12
#> 15 10  5 24 17
#>  6 21 16 11  4
