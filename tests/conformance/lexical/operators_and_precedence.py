# Precedence and associativity of every operator.
print(2 + 3 * 4 ** 2 // 5 % 7 - 1, -3 ** 2, (-3) ** 2, 2 ** -2, -2 ** -2, 2 ** 3 ** 0, ~5 + 1, not 5 + 1, - - + ~3)
print(1 | 2 ^ 3 & 4 << 1 + 1, 1 << 2 + 3, (1 << 2) + 3, 6 & 3 == 2, (6 & 3) == 2, 1 + 2 < 4 - 0, 5 - 3 - 1,
      2 ** 2 ** 3, 100 / 10 / 2, 7 // 2 * 2, 7 % 4 * 3)
print(not 1 == 2, not (1 == 2) and 3, 1 or 0 and 0, (1 or 0) and 0, not 0 or 1 and 0, 1 if 0 else 2 if 0 else 3,
      1 < 2 == True, (1 < 2) == True, 1 in [1] and 2 not in [1], not None is None)
print((lambda: 1 if 0 else 2)(), (lambda x, y=2 * 3: x + y)(1), (lambda: (1, 2))(), [lambda: 3][0]())
print(1, *[2, 3][:1], *(4,), sep="-")
print(1 + 1 if 1 - 1 else 2 + 2, [1, 2][0 or 1], "a" + "b" * 2, "a" "b" * 2, "%d" % 5 + "x", "%d%d" % (1, 2) * 2,
      -5 // 2, -5 % 3, -(5 // 2), -7 // -2, 7 // -2)
print(3 if True else 4 + 10, (3 if True else 4) + 10, 1 + (2 if 0 else 3) * 2,
      not True in [False], (not True) in [False], 1 < 2 < 3 < 2 or "no", 1 == 1 in [1], 2 - -2, 2 - - - 2, 2 --2,
      ~-~1)
x = y = 5
x = (y := 3) + y
print(x, y, (z := 1, 2)[0], z)
a = [1, 2, 3]
print(a[-1] ** 2, -a[0], a[1:][0], a[::-1][0], a[a[0]], -a[a[0]] ** a[1], (a)[0], a [1], a . count(1), (1).real,
      1 .real, 1.0.real, "s".upper ().lower())
print(1 if a else 2, [i for i in a if i if i > 1], {**{"a": 1}, "b": 2}["b"], *a, (lambda *b: b)(*a, 0),
      10 - 2 * 3, (10 - 2) * 3, 2 * 3 ** 2, (2 * 3) ** 2, 1_0 + 0x1_0, 5 @ 2 if False else 0, True + True * 2,
      True and not False)
print(1 < 2 and 2 < 3 or 3 < 2, 0 == 0.0 == False != None, "b" > "a" >= "a", [] == [], 3 & 1 | 4, 3 | 1 & 4,
      3 ^ 1 | 2, 1 << 1 << 1, 16 >> 1 >> 1, 5 % 3 % 2)

#> 3 -9 9 0.25 -0.25 2 -5 False -4
#> 3 32 7 True True True 1 256 5.0 6 9
#> True 3 1 0 True 3 False True True False
#> 2 7 (1, 2) 3
#> 1-2-4
#> 4 2 abb abab 5x 1212 -3 1 -2 3 -4
#> 3 13 7 True True no True 4 0 4 -3
#> 6 3 1 1
#> 9 -1 2 3 2 -4 1 2 1 1 1 1.0 s
#> 1 [2, 3] 2 1 2 3 (1, 2, 3, 0) 4 24 18 36 26 0 3 True
#> True True True True 5 3 2 4 4 0
