# int() of numbers and of objects with __int__, __index__, __trunc__.
print(int(), int(3), int(3.99), int(-3.99), int(True), int(1e20), int(-0.0), int(2.5e15))
print(int(1e308) == 10 ** 308, int(float(2 ** 70)) == 2 ** 70)


class WithInt:
    def __int__(self):
        return 42


class WithIndex:
    def __index__(self):
        return 7


class Both:
    def __int__(self):
        return 1

    def __index__(self):
        return 2


class Liar:
    def __int__(self):
        return "no"


class Big:
    def __int__(self):
        return 10 ** 30


print(int(WithInt()), int(WithIndex()), int(Both()), int(Big()), [10, 20, 30][Both()])
for bad in (lambda: int(Liar()), lambda: int(None), lambda: int([]), lambda: int(float("inf")),
            lambda: int(float("nan")), lambda: int(float("-inf")), lambda: int(object()),
            lambda: int(1, 2, 3), lambda: int(5, 10), lambda: int(x=1)):
    try:
        print(bad())
    except (TypeError, ValueError, OverflowError) as error:
        print(type(error).__name__, error)

#> 0 3 3 -3 1 100000000000000000000 0 2500000000000000
#> False True
#> 42 7 1 1000000000000000000000000000000 30
#> TypeError __int__ returned non-int (type str)
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'list'
#> OverflowError cannot convert float infinity to integer
#> ValueError cannot convert float NaN to integer
#> OverflowError cannot convert float infinity to integer
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'object'
#> TypeError int expected at most 2 arguments, got 3
#> TypeError int() can't convert non-string with explicit base
#> TypeError int() got an unexpected keyword argument 'x'
