# List comprehensions: conditions, nesting, scopes, unpacking, side effects, order.
print([x for x in range(5)], [x * y for x in range(3) for y in range(x)], [x for x in range(20) if x % 2 if x %
    3], [[y for y in range(x)] for x in range(4)], [x for row in [[1, 2], [3]] for x in row], [(x, y) for x in "ab"
        for y in (1, 2) if (x, y) != ("a", 1)], [a + b for a,
            b in zip("xy", "12")], [x if x > 1 else -x for x in range(4)], [i for i,
                in [(1,), (2,)]], [len(w) for w in "the quick fox".split()], [[*r] for r in zip([1, 2], [3, 4])], [a
                    for a, *b in ("xyz", "pq")], [lambda: x for x in range(1)][0](), [*[1],
                        *[x for x in "a"]], [x for x in (y for y in range(3))], [None for _ in range(2)], [1 for x
                            in ()])
x = "outer"
r = [x for x in range(3)]
print(x, r)


def f():
    y = 10
    values = [y + i for i in range(3)]
    y = 20
    return values, [y for _ in range(2)], [y for y in range(2)], y


print(f())


class C:
    base = 5
    direct = [i for i in range(base)]
    nested = [j for i in range(2) for j in range(i + 1)]


print(C.direct, C.nested, hasattr(C, "i"))
fs = [lambda: i for i in range(3)]
gs = [(lambda i=i: i) for i in range(3)]
print([f() for f in fs], [g() for g in gs])


def say(v):
    print("say", v)
    return v


print([say(a) + say(b) for a in say([1, 2]) for b in say([10]) if say(True)])
m = [[1, 2, 3], [4, 5, 6]]
print([[row[i] for row in m] for i in range(3)], [sum(col) for col in zip(*m)], [max(r) for r in m], [(i, j) for i,
    r in enumerate(m) for j, v in enumerate(r) if v % 2 == 0])
try:
    [x for x in 5]
except TypeError as e:
    print(e)
try:
    [x / 0 for x in [1]]
except ZeroDivisionError as e:
    print(e, x)
try:
    [a for a, b in [(1, 2, 3)]]
except ValueError as e:
    print(e)
print([n for n in range(2, 40) if all(n % d for d in range(2, int(n ** 0.5) + 1))], [x for x in range(10) if x > 3
    and x < 8 or x == 0], [x for x in [0, 1, 2] if x], [y for x in range(3) if x for y in range(x) if y % 2 ==
        0], [(yield_ := v) for v in (1, 2)], yield_)

#> [0, 1, 2, 3, 4] [0, 0, 2] [1, 5, 7, 11, 13, 17, 19] [[], [0], [0, 1], [0, 1, 2]] [1, 2, 3] [('a', 2), ('b', 1), ('b', 2)] ['x1', 'y2'] [0, -1, 2, 3] [1, 2] [3, 5, 3] [[1, 3], [2, 4]] ['x', 'p'] 0 [1, 'a'] [0, 1, 2] [None, None] []
#> outer [0, 1, 2]
#> ([10, 11, 12], [20, 20], [0, 1], 20)
#> [0, 1, 2, 3, 4] [0, 0, 1] False
#> [2, 2, 2] [0, 1, 2]
#> say [1, 2]
#> say [10]
#> say True
#> say 1
#> say 10
#> say [10]
#> say True
#> say 2
#> say 10
#> [11, 12]
#> [[1, 4], [2, 5], [3, 6]] [5, 7, 9] [3, 6] [(0, 1), (1, 0), (1, 2)]
#> 'int' object is not iterable
#> division by zero outer
#> too many values to unpack (expected 2, got 3)
#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] [0, 4, 5, 6, 7] [1, 2] [0, 0] [1, 2] 2
