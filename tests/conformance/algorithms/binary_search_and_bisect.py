# Binary search variants, insertion points, searching in functions and in rotated arrays.
def bisect_left(a, x, lo=0, hi=None):
    hi = len(a) if hi is None else hi
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def bisect_right(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = lo + (hi - lo) // 2
        lo, hi = (lo, mid) if x < a[mid] else (mid + 1, hi)
    return lo


def find(a, x):
    i = bisect_left(a, x)
    return i if i != len(a) and a[i] == x else -1


def rotated(a, x):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x:
            return mid
        if a[lo] <= a[mid]:
            if a[lo] <= x < a[mid]:
                hi = mid - 1
            else:
                lo = mid + 1
        elif a[mid] < x <= a[hi]:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1


def root(f, lo, hi, eps=1e-12):
    while hi - lo > eps:
        mid = (lo + hi) / 2
        if f(lo) * f(mid) <= 0:
            hi = mid
        else:
            lo = mid
    return lo


def isqrt(n):
    lo, hi = 0, n + 1
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if mid * mid <= n:
            lo = mid
        else:
            hi = mid
    return lo


def grade(score, points=(60, 70, 80, 90), grades="FDCBA"):
    return grades[bisect_right(points, score)]


a = [1, 3, 3, 3, 5, 8, 13]
print([bisect_left(a, x) for x in range(0, 15)], [bisect_right(a, x) for x in range(0, 15)], [find(a, x) for x in (1,
    3, 4, 13, 14)])
r = [15, 18, 2, 3, 6, 12]
print([rotated(r, x) for x in r + [0, 7, 20]], [grade(s) for s in (33, 60, 77, 89, 90, 100)])
print(f"{root(lambda x: x * x - 2, 0, 2):.9f} {root(lambda x: x ** 3 - x - 2, 1, 2):.9f}", [isqrt(n) for n in (0, 1,
    15, 16, 10 ** 6, 10 ** 40 + 1)])
kept = []
for x in (5, 1, 9, 1, 7):
    kept.insert(bisect_right(kept, x), x)
    print(kept)

#> [0, 0, 1, 1, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7] [0, 1, 1, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7] [0, 1, -1, 6, -1]
#> [0, 1, 2, 3, 4, 5, -1, -1, -1] ['F', 'D', 'C', 'B', 'A', 'A']
#> 1.414213562 1.521379707 [0, 1, 3, 4, 1000, 100000000000000000000]
#> [5]
#> [1, 5]
#> [1, 5, 9]
#> [1, 1, 5, 9]
#> [1, 1, 5, 7, 9]
