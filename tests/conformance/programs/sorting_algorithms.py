# programs: sorting algorithms.
# option: --policy standard
import random
def bubble(a):
    a = a[:]
    for end in range(len(a) - 1, 0, -1):
        for i in range(end):
            if a[i] > a[i + 1]: a[i], a[i + 1] = a[i + 1], a[i]
    return a
def insertion(a):
    out = []
    for x in a:
        i = len(out)
        while i and out[i - 1] > x: i -= 1
        out.insert(i, x)
    return out
def merge(a):
    if len(a) < 2: return a[:]
    left, right = merge(a[:len(a) // 2]), merge(a[len(a) // 2:])
    out = []
    while left and right: out.append((left if left[0] <= right[0] else right).pop(0))
    return out + left + right
def quick(a):
    if not a: return []
    pivot, *rest = a
    return quick([x for x in rest if x < pivot]) + [pivot] + quick([x for x in rest if x >= pivot])
def heap(a):
    import heapq
    a = a[:]
    heapq.heapify(a)
    return [heapq.heappop(a) for _ in range(len(a))]
def counting(a):
    low = min(a, default=0)
    counts = [0] * (max(a, default=0) - low + 1)
    for x in a: counts[x - low] += 1
    return [i + low for i, n in enumerate(counts) for _ in range(n)]
rng = random.Random(7)
samples = [[], [1], [2, 1], [3, 3, 3], list(range(10, 0, -1)), [rng.randrange(-50, 50) for _ in range(60)]]
for sort in (bubble, insertion, merge, quick, heap, counting):
    print(sort.__name__, "fails on", [s for s in samples if sort(s) != sorted(s)])
print(samples[-1][:8], merge(samples[-1])[:8])

#> bubble fails on []
#> insertion fails on []
#> merge fails on []
#> quick fails on []
#> heap fails on []
#> counting fails on []
#> [-9, -31, 0, 33, -44, -41, 18, -38] [-46, -45, -44, -44, -43, -43, -43, -43]
