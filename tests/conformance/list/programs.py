# Programs on lists: rotation, chunking, deduplication, transposing, windows, prefix sums, in-place edits.
def rotate(a, k):
    k %= len(a) or 1
    return a[k:] + a[:k]


def chunks(a, n):
    return [a[i:i + n] for i in range(0, len(a), n)]


def unique(a):
    seen = set()
    return [x for x in a if not (x in seen or seen.add(x))]


def prefix(a):
    out = [0]
    for x in a:
        out.append(out[-1] + x)
    return out


def partition(a, p):
    lo = [x for x in a if p(x)]
    return lo, [x for x in a if not p(x)]


def move_zeros(a):
    j = 0
    for i in range(len(a)):
        if a[i]:
            a[i], a[j] = a[j], a[i]
            j += 1
    return a


def two_sum(a, target):
    seen = {}
    for i, x in enumerate(a):
        if target - x in seen:
            return seen[target - x], i
        seen[x] = i


def majority(a):
    candidate, count = None, 0
    for x in a:
        if count == 0:
            candidate = x
        count += 1 if x == candidate else -1
    return candidate if a.count(candidate) > len(a) // 2 else None


def spiral(m):
    out = []
    while m:
        out += m.pop(0)
        m = [list(r) for r in zip(*m)][::-1]
    return out


def water(h):
    left, right, best, total = 0, len(h) - 1, 0, 0
    while left < right:
        low = min(h[left], h[right])
        best = max(best, low)
        total += best - low
        if h[left] < h[right]:
            left += 1
        else:
            right -= 1
    return total


def josephus(n, k):
    people, i, order = list(range(1, n + 1)), 0, []
    while people:
        i = (i + k - 1) % len(people)
        order.append(people.pop(i))
    return order


a = [3, 1, 4, 1, 5, 9, 2, 6, 5]
print(rotate(a, 2), rotate(a, -1), rotate([], 3), chunks(a, 4), unique(a), prefix(a), partition(a, lambda x: x % 2),
      move_zeros([0, 1, 0, 3, 12]), two_sum([2, 7, 11, 15], 9), majority([1, 2, 1, 1]), majority([1, 2]))
print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), water([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]),
      josephus(7, 3), [a[i:i + 3] for i in range(len(a) - 2)][-1], [max(a[:i + 1]) for i in range(len(a))], [x for x,
          y in zip(a, a[1:]) if x > y], sorted(a)[len(a) // 2], list(map(sum, chunks(a, 3))))
a.sort(key=lambda x: (x % 3, -x))
print(a)
a[1:4] = a[1:4][::-1]
del a[::4]
a.insert(2, a.pop())
a += a[:2]
a.remove(5)
print(a, a.index(1), a[-3:], len(a))
matrix = [[c + 3 * r for c in range(3)] for r in range(3)]
for r in range(3):
    for c in range(r, 3):
        matrix[r][c], matrix[c][r] = matrix[c][r], matrix[r][c]
print(matrix, [sum(matrix[i][j] for i in range(3) for j in range(3) if (i + j) % 2 == k) for k in (0, 1)])
stack = []
for token in "3 4 + 2 * 7 /".split():
    stack.append({"+": lambda y, x: x + y, "*": lambda y, x: x * y, "/": lambda y, x: x / y}[token](stack.pop(),
        stack.pop()) if token in "+*/" else int(token))
print(stack)

#> [4, 1, 5, 9, 2, 6, 5, 3, 1] [5, 3, 1, 4, 1, 5, 9, 2, 6] [] [[3, 1, 4, 1], [5, 9, 2, 6], [5]] [3, 1, 4, 5, 9, 2, 6] [0, 3, 4, 8, 9, 14, 23, 25, 31, 36] ([3, 1, 1, 5, 9, 5], [4, 2, 6]) [1, 3, 12, 0, 0] (0, 1) 1 None
#> [1, 2, 3, 6, 9, 8, 7, 4, 5] 6 [3, 6, 2, 7, 5, 1, 4] [2, 6, 5] [3, 3, 4, 4, 5, 9, 9, 9, 9] [3, 4, 9, 6] 4 [8, 15, 13]
#> [9, 6, 3, 4, 1, 1, 5, 5, 2]
#> [4, 3, 6, 1, 5, 4, 3] 3 [5, 4, 3] 7
#> [[0, 3, 6], [1, 4, 7], [2, 5, 8]] [20, 16]
#> [2.0]
