# Comparison with infinities and NaN; NaN in containers; identity before equality.
inf, nan = float("inf"), float("nan")
values = [-inf, -1e308, -0.0, 0.0, 5e-324, 1.0, inf, nan]
for a in values:
    print(a, [a < b for b in values], [a <= b for b in values], [a == b for b in values])
print(nan == nan, nan != nan, nan is nan, nan in [nan], [nan] == [nan], (nan,) == (nan,), float("nan") in [nan])
print([nan].index(nan), [nan].count(nan), [nan].count(float("nan")), {nan: 1}[nan], {nan: 1} == {nan: 1})
print(max(nan, 1.0), max(1.0, nan), min(nan, 1.0), min(1.0, nan), sorted([3.0, 1.0, 2.0]), bool(nan), bool(0.0), bool(-0.0), bool(5e-324))
print(0.1 + 0.2 == 0.3, 0.5 == 1 / 2, 1e308 * 10 == inf, 2 ** 53 + 1 == 2.0 ** 53, 1.0 < 2, 2 > 1.5, 1.0 == True)
print({0.0, -0.0}, {1.0, 1, True}, {1.5: "a", 3 / 2: "b"}, 1e16 == 10 ** 16, 1e23 == 10 ** 23, 1e22 == 10 ** 22)
for bad in (lambda: 1.5 < "a", lambda: None > 1.5, lambda: 1.5 >= []):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> -inf [False, True, True, True, True, True, True, False] [True, True, True, True, True, True, True, False] [True, False, False, False, False, False, False, False]
#> -1e+308 [False, False, True, True, True, True, True, False] [False, True, True, True, True, True, True, False] [False, True, False, False, False, False, False, False]
#> -0.0 [False, False, False, False, True, True, True, False] [False, False, True, True, True, True, True, False] [False, False, True, True, False, False, False, False]
#> 0.0 [False, False, False, False, True, True, True, False] [False, False, True, True, True, True, True, False] [False, False, True, True, False, False, False, False]
#> 5e-324 [False, False, False, False, False, True, True, False] [False, False, False, False, True, True, True, False] [False, False, False, False, True, False, False, False]
#> 1.0 [False, False, False, False, False, False, True, False] [False, False, False, False, False, True, True, False] [False, False, False, False, False, True, False, False]
#> inf [False, False, False, False, False, False, False, False] [False, False, False, False, False, False, True, False] [False, False, False, False, False, False, True, False]
#> nan [False, False, False, False, False, False, False, False] [False, False, False, False, False, False, False, False] [False, False, False, False, False, False, False, False]
#> False True True True True True False
#> 0 1 0 1 True
#> nan 1.0 nan 1.0 [1.0, 2.0, 3.0] True False False True
#> False True True False True True True
#> {0.0} {1.0} {1.5: 'b'} True False True
#> '<' not supported between instances of 'float' and 'str'
#> '>' not supported between instances of 'NoneType' and 'float'
#> '>=' not supported between instances of 'float' and 'list'
