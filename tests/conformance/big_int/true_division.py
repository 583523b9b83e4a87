# int / int is correctly rounded even when the operands do not fit a float.
print(10 ** 400 / 10 ** 399, 10 ** 400 / 10 ** 390, 1 / 10 ** 320, 1 / 10 ** 400, -(10 ** 400) / 10 ** 398)
print((2 ** 53 + 1) / 1, (2 ** 54 + 2) / 2, (2 ** 54 + 1) / 2 ** 54, (3 * 2 ** 1000 + 1) / 2 ** 1000)
print(1 / 3, 2 / 3, 10 ** 18 / 3, 10 ** 30 / 7, 7 / 10 ** 30, 123456789 ** 5 / 987654321 ** 4)
print(9007199254740993 / 1, 9007199254740995 / 1, 18014398509481985 / 2, -9007199254740993 / 1)
print(2 ** 1023 / 1, 2 ** 1074 / 2 ** 1074, 1 / 2 ** 1074, 1 / 2 ** 1075, 3 / 2 ** 1075, (2 ** 1024 - 1) / 2)
for numerator, denominator in ((10 ** 400, 1), (2 ** 1024, 1), (2 ** 1024 - 1, 1), (-(10 ** 400), 3), (10 ** 309, 2)):
    try:
        print(numerator / denominator)
    except OverflowError as error:
        print("OverflowError", error)
for function in (lambda: float(10 ** 400), lambda: 10 ** 400 + 1.0, lambda: 1.5 * 10 ** 400, lambda: 10 ** 400 / 2.0,
                 lambda: 10 ** 400 * float("inf"), lambda: 10 ** 309 // 1.0):
    try:
        print(function())
    except OverflowError as error:
        print("OverflowError", error)

#> 10.0 10000000000.0 1e-320 0.0 -100.0
#> 9007199254740992.0 9007199254740992.0 1.0 3.0
#> 0.3333333333333333 0.6666666666666666 3.333333333333333e+17 1.4285714285714285e+29 7e-30 30140.816528320338
#> 9007199254740992.0 9007199254740996.0 9007199254740992.0 -9007199254740992.0
#> 8.98846567431158e+307 1.0 5e-324 0.0 1e-323 8.98846567431158e+307
#> OverflowError integer division result too large for a float
#> OverflowError integer division result too large for a float
#> OverflowError integer division result too large for a float
#> OverflowError integer division result too large for a float
#> OverflowError integer division result too large for a float
#> OverflowError int too large to convert to float
#> OverflowError int too large to convert to float
#> OverflowError int too large to convert to float
#> OverflowError int too large to convert to float
#> OverflowError int too large to convert to float
#> OverflowError int too large to convert to float
