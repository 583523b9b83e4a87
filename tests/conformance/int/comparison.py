# Ordering and equality between ints, bools and floats, at and beyond float precision.
values = [-(2 ** 70), -3, -1, 0, 1, 2, 2 ** 53, 2 ** 53 + 1, 2 ** 70]
for a in values:
    print(a, [a < b for b in values], [a == b for b in values])
print(1 == 1.0, 1 == True, 0 == False, 2 == True, 1 != 1.0, 3 > 2.5, 2 < 2.0000001)
print(2 ** 53 == float(2 ** 53), 2 ** 53 + 1 == float(2 ** 53), 2 ** 53 + 1 > float(2 ** 53))
print(10 ** 400 > 1e308, 10 ** 400 > float("inf"), -(10 ** 400) < float("-inf"), 10 ** 400 == 1e308)
nan = float("nan")
print(1 < nan, 1 > nan, 1 == nan, 1 != nan, 10 ** 30 < nan)
print(1 == "1", 1 != "1", 1 == None, 1 == [1])
for bad in (lambda: 1 < "a", lambda: 1 >= None, lambda: [] > 1, lambda: 1 <= 2j.real + None):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(1 < 2 < 3, 1 < 3 < 2, 1 == 1 != 2, 3 > 2 > 1 > 0 > -1, 1 < 2 > 0)
print(max(1, 1.0), max(1.0, 1), min(True, 1), max(0, False), sorted([3, 1.5, True, -2, 2 ** 60, 2.5]))

#> -1180591620717411303424 [False, True, True, True, True, True, True, True, True] [True, False, False, False, False, False, False, False, False]
#> -3 [False, False, True, True, True, True, True, True, True] [False, True, False, False, False, False, False, False, False]
#> -1 [False, False, False, True, True, True, True, True, True] [False, False, True, False, False, False, False, False, False]
#> 0 [False, False, False, False, True, True, True, True, True] [False, False, False, True, False, False, False, False, False]
#> 1 [False, False, False, False, False, True, True, True, True] [False, False, False, False, True, False, False, False, False]
#> 2 [False, False, False, False, False, False, True, True, True] [False, False, False, False, False, True, False, False, False]
#> 9007199254740992 [False, False, False, False, False, False, False, True, True] [False, False, False, False, False, False, True, False, False]
#> 9007199254740993 [False, False, False, False, False, False, False, False, True] [False, False, False, False, False, False, False, True, False]
#> 1180591620717411303424 [False, False, False, False, False, False, False, False, False] [False, False, False, False, False, False, False, False, True]
#> True True True False False True True
#> True False True
#> True False False False
#> False False False True False
#> False True False False
#> '<' not supported between instances of 'int' and 'str'
#> '>=' not supported between instances of 'int' and 'NoneType'
#> '>' not supported between instances of 'list' and 'int'
#> unsupported operand type(s) for +: 'float' and 'NoneType'
#> True False True True True
#> 1 1.0 True 0 [-2, True, 1.5, 2.5, 3, 1152921504606846976]
