# Every float("nan") is a separate object, which containers find by identity.
a, b = float("nan"), float("nan")
print(f"{a is a = }")
print(f"{a is b = }")
print(f"{a == a = }")
print(f"{[a] == [a] = }")
print(f"{[a] == [b] = }")
print(f"{(a,) == (b,) = }")
print(f"{ {1: a} == {1: a} = }")
print(f"{ {1: a} == {1: b} = }")
print(a in [a], b in [a], [b, a].index(a), [a, a, b].count(a), len({a, b, a}), len({a: 1, b: 2, a: 3}),
      {a: "a", b: "b"}[b])
print(f"{float(a) is a = }")
print(f"{a.conjugate() is a = }")
print(f"{a.real is a = }")
print(f"{(+a) is a = }")
print(f"{float.fromhex("nan") is a = }")
print(f"{-a is a = }")
print(max([a, 1.0]), min([1.0, a]), sorted([2, 1]), a != a, not a == a, a < a, hash(a) == hash(a), str(a), repr(-b),
      f"{a:>6}")
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

#> a is a = True
#> a is b = False
#> a == a = False
#> [a] == [a] = True
#> [a] == [b] = False
#> (a,) == (b,) = False
#>  {1: a} == {1: a} = True
#>  {1: a} == {1: b} = False
#> True False 1 2 2 2 b
#> float(a) is a = True
#> a.conjugate() is a = True
#> a.real is a = True
#> (+a) is a = True
#> float.fromhex("nan") is a = False
#> -a is a = False
#> nan 1.0 [1, 2] True True False True nan nan    nan
#> 2000 True 1500
#> True False True False float 2
#> True False True True
#> True False True set() set() True
