# round() of ints, bools, floats and user objects at the edges.
print(round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1e20), round(0.5), round(1.5), round(1234567, -3),
      round(-1550, -2), round(15, -1), round(25, -1), round(5, -1), round(-5, -1),
      round(10 ** 25 + 5 * 10 ** 23, -24), round(True), round(7, 5), round(2 ** 70, -5), round(1.23456789, 4),
      round(5.015, 2), round(0.1 + 0.2, 1), round(-0.4), round(1e-20, 5), round(9.995, 2), round(4.5),
      round(1e16, -1), round(123.456, -1), round(123.456, -3), round(-0.5, 0), round(0.05, 1), round(1.0),
      round(1.4999999999999999))


class R:
    def __round__(self, n="default"):
        return n


class NoRound:
    pass


print(round(R()), round(R(), 2), round(R(), ndigits=None), type(round(1.0)), type(round(1.0, 1)),
      type(round(True, 0)))
for bad in (lambda: round(NoRound()), lambda: round("1"), lambda: round(1.5, "1"), lambda: round(1, 1.5),
            lambda: round(float("nan")), lambda: round(-float("inf")), lambda: round(), lambda: round(1, 2, 3),
            lambda: round([])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> 2 4 -2 2.67 100000000000000000000 0 2 1235000 -1600 20 20 0 0 10000000000000000000000000 1 7 1180591620717411300000 1.2346 5.01 0.3 0 0.0 9.99 4 1e+16 120.0 0.0 -0.0 0.1 1 2
#> default 2 default <class 'int'> <class 'float'> <class 'int'>
#> TypeError type NoRound doesn't define __round__ method
#> TypeError type str doesn't define __round__ method
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> ValueError cannot convert float NaN to integer
#> OverflowError cannot convert float infinity to integer
#> TypeError round() missing required argument 'number' (pos 1)
#> TypeError round() takes at most 2 arguments (3 given)
#> TypeError type list doesn't define __round__ method
