# Equal floats and equal small ints are the same object.
# option: --policy standard
# cpython: Each computed float is a separate object, so `is` between equal floats is mostly False. The same holds for ints beyond 256.
# reason: Floats and ints of up to 50 bits are values without a cell. Programs must not rely on the identity
# reason: of numbers (reference 3.1), and CPython warns about `is` with a literal. Each NaN has its own identity.
half = 1.0 / 2
other = 2.0 / 4
thousand, big = int("1000"), int("1" + "0" * 30)
print(half is other, id(half) == id(other), thousand is int("1000"), big is int("1" + "0" * 30))
nan = float("nan")
print(nan is nan, nan is float("nan"), nan in [nan], nan in [float("nan")])

#> True True True False
#> True False True False
