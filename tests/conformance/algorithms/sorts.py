# Hand-written sorts agree with sorted() on many inputs.
def bubble(a):
    a = a[:]
    for i in range(len(a)):
        swapped = False
        for j in range(len(a) - 1 - i):
            if a[j] > a[j + 1]:
                a[j], a[j + 1] = a[j + 1], a[j]
                swapped = True
        if not swapped:
            break
    return a


def insertion(a):
    out = []
    for x in a:
        i = len(out)
        while i > 0 and out[i - 1] > x:
            i -= 1
        out.insert(i, x)
    return out


def quick(a):
    if len(a) < 2:
        return a
    pivot, *rest = a
    return quick([x for x in rest if x < pivot]) + [pivot] + quick([x for x in rest if x >= pivot])


def merge(a):
    if len(a) < 2:
        return a
    mid = len(a) // 2
    left, right, out = merge(a[:mid]), merge(a[mid:]), []
    i = j = 0
    while i < len(left) and j < len(right):
        if right[j] < left[i]:
            out.append(right[j])
            j += 1
        else:
            out.append(left[i])
            i += 1
    return out + left[i:] + right[j:]


def heap(a):
    a = a[:]
    n = len(a)

    def sift(root, end):
        while (child := 2 * root + 1) < end:
            if child + 1 < end and a[child] < a[child + 1]:
                child += 1
            if not a[root] < a[child]:
                return
            a[root], a[child] = a[child], a[root]
            root = child
    for i in reversed(range(n // 2)):
        sift(i, n)
    for end in range(n - 1, 0, -1):
        a[0], a[end] = a[end], a[0]
        sift(0, end)
    return a


def counting(a):
    if not a:
        return []
    low = min(a)
    counts = [0] * (max(a) - low + 1)
    for x in a:
        counts[x - low] += 1
    return [low + i for i, c in enumerate(counts) for _ in range(c)]


def radix(a):
    offset = min(a, default=0)
    a = [x - offset for x in a]
    shift = 0
    while any(x >> shift for x in a):
        buckets = [[] for _ in range(16)]
        for x in a:
            buckets[x >> shift & 15].append(x)
        a = [x for b in buckets for x in b]
        shift += 4
    return [x + offset for x in a]


def shell(a):
    a = a[:]
    gap = len(a) // 2
    while gap:
        for i in range(gap, len(a)):
            x, j = a[i], i
            while j >= gap and a[j - gap] > x:
                a[j] = a[j - gap]
                j -= gap
            a[j] = x
        gap //= 2
    return a


def lcg(seed):
    while True:
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        yield seed


random = lcg(42)
inputs = [[], [1], [2, 1], [1, 1, 1], list(range(20)),
          list(range(20))[::-1]] + [[next(random) % 100 - 50 for _ in range(n)] for n in (5, 10, 33, 64, 65)]
for sort in (bubble, insertion, quick, merge, heap, counting, radix, shell):
    results = [sort(a) == sorted(a) for a in inputs]
    print(sort.__name__, all(results), sort([3, -1, 2]))

#> bubble True [-1, 2, 3]
#> insertion True [-1, 2, 3]
#> quick True [-1, 2, 3]
#> merge True [-1, 2, 3]
#> heap True [-1, 2, 3]
#> counting True [-1, 2, 3]
#> radix True [-1, 2, 3]
#> shell True [-1, 2, 3]
