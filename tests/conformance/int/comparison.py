# Ordering and equality between ints, bools and floats, at and beyond float precision.
values = [-(2 ** 70), -3, -1, 0, 1, 2, 2 ** 53, 2 ** 53 + 1, 2 ** 70]
for a in values:
    print(a, "<", [b for b in values if a < b])
    print(a, "==", [b for b in values if a == b])
print(f"{1 == 1.0 = }")
print(f"{1 == True = }")
print(f"{0 == False = }")
print(f"{2 == True = }")
print(f"{1 != 1.0 = }")
print(f"{3 > 2.5 = }")
print(f"{2 < 2.0000001 = }")
print(2 ** 53 == float(2 ** 53), 2 ** 53 + 1 == float(2 ** 53), 2 ** 53 + 1 > float(2 ** 53))
print(10 ** 400 > 1e308, 10 ** 400 > float("inf"), -(10 ** 400) < float("-inf"), 10 ** 400 == 1e308)
nan = float("nan")
print(f"{1 < nan = }")
print(f"{1 > nan = }")
print(f"{1 == nan = }")
print(f"{1 != nan = }")
print(f"{10 ** 30 < nan = }")
print(1 == "1", 1 != "1", 1 == None, 1 == [1])
for bad in (lambda: 1 < "a", lambda: 1 >= None, lambda: [] > 1, lambda: 1 <= 2j.real + None):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(f"{1 < 2 < 3 = }")
print(f"{1 < 3 < 2 = }")
print(f"{1 == 1 != 2 = }")
print(f"{3 > 2 > 1 > 0 > -1 = }")
print(f"{1 < 2 > 0 = }")
print(max(1, 1.0), max(1.0, 1), min(True, 1), max(0, False), sorted([3, 1.5, True, -2, 2 ** 60, 2.5]))

#> -1180591620717411303424 < [-3, -1, 0, 1, 2, 9007199254740992, 9007199254740993, 1180591620717411303424]
#> -1180591620717411303424 == [-1180591620717411303424]
#> -3 < [-1, 0, 1, 2, 9007199254740992, 9007199254740993, 1180591620717411303424]
#> -3 == [-3]
#> -1 < [0, 1, 2, 9007199254740992, 9007199254740993, 1180591620717411303424]
#> -1 == [-1]
#> 0 < [1, 2, 9007199254740992, 9007199254740993, 1180591620717411303424]
#> 0 == [0]
#> 1 < [2, 9007199254740992, 9007199254740993, 1180591620717411303424]
#> 1 == [1]
#> 2 < [9007199254740992, 9007199254740993, 1180591620717411303424]
#> 2 == [2]
#> 9007199254740992 < [9007199254740993, 1180591620717411303424]
#> 9007199254740992 == [9007199254740992]
#> 9007199254740993 < [1180591620717411303424]
#> 9007199254740993 == [9007199254740993]
#> 1180591620717411303424 < []
#> 1180591620717411303424 == [1180591620717411303424]
#> 1 == 1.0 = True
#> 1 == True = True
#> 0 == False = True
#> 2 == True = False
#> 1 != 1.0 = False
#> 3 > 2.5 = True
#> 2 < 2.0000001 = True
#> True False True
#> True False False False
#> 1 < nan = False
#> 1 > nan = False
#> 1 == nan = False
#> 1 != nan = True
#> 10 ** 30 < nan = False
#> False True False False
#> '<' not supported between instances of 'int' and 'str'
#> '>=' not supported between instances of 'int' and 'NoneType'
#> '>' not supported between instances of 'list' and 'int'
#> unsupported operand type(s) for +: 'float' and 'NoneType'
#> 1 < 2 < 3 = True
#> 1 < 3 < 2 = False
#> 1 == 1 != 2 = True
#> 3 > 2 > 1 > 0 > -1 = True
#> 1 < 2 > 0 = True
#> 1 1.0 True 0 [-2, True, 1.5, 2.5, 3, 1152921504606846976]
