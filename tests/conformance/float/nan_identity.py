# Every float("nan") is a separate object, which containers find by identity.
a, b = float("nan"), float("nan")
print(a is a, a is b, a == a, [a] == [a], [a] == [b], (a,) == (b,), {1: a} == {1: a}, {1: a} == {1: b})
print(a in [a], b in [a], [b, a].index(a), [a, a, b].count(a), len({a, b, a}), len({a: 1, b: 2, a: 3}), {a: "a", b: "b"}[b])
print(float(a) is a, a.conjugate() is a, a.real is a, (+a) is a, float.fromhex("nan") is a, -a is a)
print(max([a, 1.0]), min([1.0, a]), sorted([2, 1]), a != a, not a == a, a < a, hash(a) == hash(a), str(a), repr(-b), f"{a:>6}")
numbers = [float("nan") for _ in range(2000)]
print(len(set(numbers)), all(x in numbers for x in numbers[::100]), numbers.index(numbers[1500]))


class Number(float):
    pass


c = Number("nan")
print(c is c, c == c, [c] == [c], float(c) is c, type(c.real).__name__, len({c, Number("nan")}))
inf = float("inf")
difference = inf - inf
print(difference is difference, difference == difference, [difference] == [difference], difference in [difference])
print({a} == {a}, {a} == {b}, frozenset([a]) == frozenset([a]), {a} - {a}, {a} & {b}, [a, b] == [a, b])

#> True False False True False False True False
#> True False 1 2 2 2 b
#> True True True True False False
#> nan 1.0 [1, 2] True True False True nan nan    nan
#> 2000 True 1500
#> True False True False float 2
#> True False True True
#> True False True set() set() True
