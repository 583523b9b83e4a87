# programs: knapsack and changes.
# option: --policy standard
from functools import cache
def knapsack(items, capacity):
    best = [0] * (capacity + 1)
    take = [[False] * (capacity + 1) for _ in items]
    for i, (name, weight, value) in enumerate(items):
        for room in range(capacity, weight - 1, -1):
            if best[room - weight] + value > best[room]:
                best[room] = best[room - weight] + value
                take[i][room] = True
    chosen, room = [], capacity
    for i in reversed(range(len(items))):
        if take[i][room]:
            chosen.append(items[i][0])
            room -= items[i][1]
    return best[capacity], chosen[::-1]
print(knapsack([("map", 9, 150), ("compass", 13, 35), ("water", 153, 200), ("sandwich", 50, 160), ("glucose", 15,
    60), ("tin", 68, 45)], 200))
@cache
def edit_distance(a, b):
    if not a or not b: return len(a) + len(b)
    if a[0] == b[0]: return edit_distance(a[1:], b[1:])
    return 1 + min(edit_distance(a[1:], b), edit_distance(a, b[1:]), edit_distance(a[1:], b[1:]))
for pair in (("kitten", "sitting"), ("", "abc"), ("flaw", "lawn"), ("same", "same")):
    print(*pair, edit_distance(*pair))
def longest_common(a, b):
    table = [[""] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            table[i + 1][j + 1] = table[i][j] + x if x == y else max(table[i][j + 1], table[i + 1][j], key=len)
    return table[-1][-1]
print(longest_common("AGGTAB", "GXTXAYB"), longest_common("abc", "xyz") or "nothing")
def change(amount, coins):
    ways = [1] + [0] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    return ways[amount]
print(change(100, (1, 5, 10, 25, 50)), change(0, ()), change(7, (2, 4)))
print(edit_distance.cache_info().misses > 10)

#> (450, ['map', 'compass', 'sandwich', 'glucose', 'tin'])
#> kitten sitting 3
#>  abc 3
#> flaw lawn 2
#> same same 0
#> GTAB nothing
#> 292 1 0
#> True
