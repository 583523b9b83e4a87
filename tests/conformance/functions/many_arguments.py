# Functions with many parameters, many arguments and many locals.
def twelve(a, b, c, d, e, f, g, h, i, j, k, l, *rest, m=13, n=14):
    return [a, b, c, d, e, f, g, h, i, j, k, l, rest, m, n]


print(twelve(*range(12)), twelve(*range(20), n=0)[12:])


def collect(*args, **kwargs):
    return len(args), len(kwargs), sum(args), list(kwargs)[-1] if kwargs else None


print(collect(*range(5000)), collect(**{f"k{i}": i for i in range(300)}), collect(*[1] * 10, *(2,) * 300))
names = ", ".join(f"p{i}" for i in range(5))
print(names)


def locals_heavy():
    a0 = 0
    a1 = a0 + 1
    a2 = a1 + 1
    a3 = a2 + 1
    a4 = a3 + 1
    a5 = a4 + 1
    a6 = a5 + 1
    a7 = a6 + 1
    a8 = a7 + 1
    a9 = a8 + 1
    b0 = a9 + a0
    b1 = b0 + a1
    b2 = b1 + a2
    b3 = b2 + a3
    b4 = b3 + a4
    b5 = b4 + a5
    b6 = b5 + a6
    b7 = b6 + a7
    b8 = b7 + a8
    b9 = b8 + a9
    c0 = b9 * a1
    c1 = c0 - b1
    c2 = c1 - b2
    c3 = c2 - b3
    c4 = c3 - b4
    c5 = c4 - b5
    c6 = c5 - b6
    c7 = c6 - b7
    c8 = c7 - b8
    c9 = c8 - b9
    def inner():
        return a0 + a9 + b9 + c9
    return [a0, a9, b0, b9, c0, c9, inner(), (a1, (b1, (c1, [a2, {a3: b3}])))]


print(locals_heavy())
print((1 + (2 + (3 + (4 + (5 + (6 + (7 + (8 + (9 + (10 + (11 + (12 + (13 + (14 + (15 + (16 + 17)))))))))))))))),
      max(1, max(2, max(3, max(4, max(5, 6), 1), 2), 3), 4))
print(collect(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
              29, 30, 31, 32, 33, a=1, b=2))

#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, (), 13, 14] [(12, 13, 14, 15, 16, 17, 18, 19), 13, 0]
#> (5000, 0, 12497500, None) (0, 300, 0, 'k299') (310, 0, 610, None)
#> p0, p1, p2, p3, p4
#> [0, 9, 9, 54, 54, -192, -129, (1, (10, (44, [2, {3: 15}])))]
#> 153 6
#> (33, 2, 561, 'b')
