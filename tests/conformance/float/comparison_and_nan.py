# Comparison with infinities and NaN; NaN in containers; identity before equality.
inf, nan = float("inf"), float("nan")
values = [-inf, -1e308, -0.0, 0.0, 5e-324, 1.0, inf, nan]
for a in values:
    print(a, "<", [b for b in values if a < b])
    print(a, "<=", [b for b in values if a <= b])
    print(a, "==", [b for b in values if a == b])
print(f"{nan == nan = }")
print(f"{nan != nan = }")
print(f"{nan is nan = }")
print(f"{nan in [nan] = }")
print(f"{[nan] == [nan] = }")
print(f"{(nan,) == (nan,) = }")
print(f"{float("nan") in [nan] = }")
print([nan].index(nan), [nan].count(nan), [nan].count(float("nan")), {nan: 1}[nan], {nan: 1} == {nan: 1})
print(max(nan, 1.0), max(1.0, nan), min(nan, 1.0), min(1.0, nan), sorted([3.0, 1.0, 2.0]), bool(nan), bool(0.0),
      bool(-0.0), bool(5e-324))
print(f"{0.1 + 0.2 == 0.3 = }")
print(f"{0.5 == 1 / 2 = }")
print(f"{1e308 * 10 == inf = }")
print(f"{2 ** 53 + 1 == 2.0 ** 53 = }")
print(f"{1.0 < 2 = }")
print(f"{2 > 1.5 = }")
print(f"{1.0 == True = }")
print({0.0, -0.0}, {1.0, 1, True}, {1.5: "a", 3 / 2: "b"}, 1e16 == 10 ** 16, 1e23 == 10 ** 23, 1e22 == 10 ** 22)
for bad in (lambda: 1.5 < "a", lambda: None > 1.5, lambda: 1.5 >= []):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> -inf < [-1e+308, -0.0, 0.0, 5e-324, 1.0, inf]
#> -inf <= [-inf, -1e+308, -0.0, 0.0, 5e-324, 1.0, inf]
#> -inf == [-inf]
#> -1e+308 < [-0.0, 0.0, 5e-324, 1.0, inf]
#> -1e+308 <= [-1e+308, -0.0, 0.0, 5e-324, 1.0, inf]
#> -1e+308 == [-1e+308]
#> -0.0 < [5e-324, 1.0, inf]
#> -0.0 <= [-0.0, 0.0, 5e-324, 1.0, inf]
#> -0.0 == [-0.0, 0.0]
#> 0.0 < [5e-324, 1.0, inf]
#> 0.0 <= [-0.0, 0.0, 5e-324, 1.0, inf]
#> 0.0 == [-0.0, 0.0]
#> 5e-324 < [1.0, inf]
#> 5e-324 <= [5e-324, 1.0, inf]
#> 5e-324 == [5e-324]
#> 1.0 < [inf]
#> 1.0 <= [1.0, inf]
#> 1.0 == [1.0]
#> inf < []
#> inf <= [inf]
#> inf == [inf]
#> nan < []
#> nan <= []
#> nan == []
#> nan == nan = False
#> nan != nan = True
#> nan is nan = True
#> nan in [nan] = True
#> [nan] == [nan] = True
#> (nan,) == (nan,) = True
#> float("nan") in [nan] = False
#> 0 1 0 1 True
#> nan 1.0 nan 1.0 [1.0, 2.0, 3.0] True False False True
#> 0.1 + 0.2 == 0.3 = False
#> 0.5 == 1 / 2 = True
#> 1e308 * 10 == inf = True
#> 2 ** 53 + 1 == 2.0 ** 53 = False
#> 1.0 < 2 = True
#> 2 > 1.5 = True
#> 1.0 == True = True
#> {0.0} {1.0} {1.5: 'b'} True False True
#> '<' not supported between instances of 'float' and 'str'
#> '>' not supported between instances of 'NoneType' and 'float'
#> '>=' not supported between instances of 'float' and 'list'
