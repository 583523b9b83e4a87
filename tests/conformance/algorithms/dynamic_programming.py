# Knapsack, longest common subsequence, edit distance, coin change, partitions, matrix chain.
def knapsack(items, capacity):
    best = [0] * (capacity + 1)
    for weight, value in items:
        for c in range(capacity, weight - 1, -1):
            best[c] = max(best[c], best[c - weight] + value)
    return best[capacity]


def lcs(a, b):
    table = [[""] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            table[i][j] = table[i - 1][j - 1] + x if x == y else max(table[i - 1][j], table[i][j - 1], key=len)
    return table[-1][-1]


def edit(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def coins(amount, kinds):
    ways = [1] + [0] * amount
    for k in kinds:
        for a in range(k, amount + 1):
            ways[a] += ways[a - k]
    fewest = [0] + [float("inf")] * amount
    for a in range(1, amount + 1):
        fewest[a] = min((fewest[a - k] + 1 for k in kinds if k <= a), default=float("inf"))
    return ways[amount], fewest[amount]


def increasing(a):
    best = []
    for i, x in enumerate(a):
        before = max((best[j] for j in range(i) if a[j] < x), key=len, default=[])
        best.append(before + [x])
    return max(best, key=len)


def chain(dims):
    memo = {}

    def cost(i, j):
        if j - i < 2:
            return 0, ""
        if (i, j) not in memo:
            memo[i, j] = min((cost(i, k)[0] + cost(k, j)[0] + dims[i] * dims[k] * dims[j], k) for k in range(i + 1,
                j))
        return memo[i, j]

    def show(i, j):
        if j - i == 1:
            return "M" + str(i)
        return "(" + show(i, cost(i, j)[1]) + show(cost(i, j)[1], j) + ")"
    n = len(dims) - 1
    return cost(0, n)[0], show(0, n)


def partitions(n):
    table = [1] + [0] * n
    for k in range(1, n + 1):
        for i in range(k, n + 1):
            table[i] += table[i - k]
    return table[n]


def subset(nums, target):
    sums = {0: ()}
    for n in nums:
        sums |= {s + n: pick + (n,) for s, pick in sums.items() if s + n not in sums}
    return sums.get(target)


def max_subarray(a):
    best = current = a[0]
    for x in a[1:]:
        current = max(x, current + x)
        best = max(best, current)
    return best


print(knapsack([(12, 4), (2, 2), (1, 1), (1, 2), (4, 10)], 15), lcs("AGGTABXY", "GXTXAYBY"),
      edit("kitten", "sitting"), edit("", "abc"), coins(100, [1, 5, 10, 25, 50]), coins(7, [2, 4]))
print(increasing([10, 9, 2, 5, 3, 7, 101, 18, 4, 20]), chain([40, 20, 30, 10, 30]), partitions(100), partitions(300),
      subset([3, 34, 4, 12, 5, 2], 9), subset([2, 4], 7), max_subarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]))

#> 15 GTABY 3 3 (292, 2) (0, inf)
#> [2, 5, 7, 18, 20] (26000, '((M0(M1M2))M3)') 190569292 9253082936723602 (4, 5) None 6
