# round() of floats and ints, and conversion to int.
for value in (0.5, 1.5, 2.5, -0.5, -1.5, 2.675, 2.665, 1.005, 1234.5678, -1234.5678, 0.0, -0.0, 1e20, 5e-324,
              0.49999999999999994, 4503599627370497.5):
    print(value, round(value), round(value, 0), round(value, 1), round(value, 2), round(value, -2),
          round(value, None))
for value in (0, 5, 15, 25, 125, -15, -25, 12345, 10 ** 20 + 50):
    print(value, round(value), round(value, 0), round(value, 2), round(value, -1), round(value, -2),
          round(value, -30))
print(type(round(1.5)), type(round(1.5, 0)), type(round(5, 2)), round(True), round(2.5, 400), round(2.5, -400),
      round(1e308, -308))
print(round(number=2.567, ndigits=1), round(10 ** 16 + 0.0, -1))


class Rounded:
    def __round__(self, digits="none"):
        return ("rounded", digits)


print(round(Rounded()), round(Rounded(), 3), round(Rounded(), None))
for bad in (lambda: round(float("inf")), lambda: round(float("nan")), lambda: round("a"), lambda: round(1.5, "a"),
            lambda: round(1.5, 1.0), lambda: round(), lambda: round(None), lambda: round(1.7e308, -308)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(round(float("inf"), 2), round(float("nan"), 2), int(-3.7), int(3.7), 3.7 // 1, -3.7 // 1)

#> 0.5 0 0.0 0.5 0.5 0.0 0
#> 1.5 2 2.0 1.5 1.5 0.0 2
#> 2.5 2 2.0 2.5 2.5 0.0 2
#> -0.5 0 -0.0 -0.5 -0.5 -0.0 0
#> -1.5 -2 -2.0 -1.5 -1.5 -0.0 -2
#> 2.675 3 3.0 2.7 2.67 0.0 3
#> 2.665 3 3.0 2.7 2.67 0.0 3
#> 1.005 1 1.0 1.0 1.0 0.0 1
#> 1234.5678 1235 1235.0 1234.6 1234.57 1200.0 1235
#> -1234.5678 -1235 -1235.0 -1234.6 -1234.57 -1200.0 -1235
#> 0.0 0 0.0 0.0 0.0 0.0 0
#> -0.0 0 -0.0 -0.0 -0.0 -0.0 0
#> 1e+20 100000000000000000000 1e+20 1e+20 1e+20 1e+20 100000000000000000000
#> 5e-324 0 0.0 0.0 0.0 0.0 0
#> 0.49999999999999994 0 0.0 0.5 0.5 0.0 0
#> 4503599627370498.0 4503599627370498 4503599627370498.0 4503599627370498.0 4503599627370498.0 4503599627370500.0 4503599627370498
#> 0 0 0 0 0 0 0
#> 5 5 5 5 0 0 0
#> 15 15 15 15 20 0 0
#> 25 25 25 25 20 0 0
#> 125 125 125 125 120 100 0
#> -15 -15 -15 -15 -20 0 0
#> -25 -25 -25 -25 -20 0 0
#> 12345 12345 12345 12345 12340 12300 0
#> 100000000000000000050 100000000000000000050 100000000000000000050 100000000000000000050 100000000000000000050 100000000000000000000 0
#> <class 'int'> <class 'float'> <class 'int'> 1 2.5 0.0 1e+308
#> 2.6 1e+16
#> ('rounded', 'none') ('rounded', 3) ('rounded', 'none')
#> OverflowError cannot convert float infinity to integer
#> ValueError cannot convert float NaN to integer
#> TypeError type str doesn't define __round__ method
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError round() missing required argument 'number' (pos 1)
#> TypeError type NoneType doesn't define __round__ method
#> OverflowError rounded value too large to represent
#> inf nan -3 3 3.0 -4.0
