# Errors of numbers that do not fit: conversions, shifts, repeats, ranges of arguments.
calls = [lambda: float(10 ** 309), lambda: 10 ** 309 * 1.0, lambda: int(float("inf")), lambda: round(float("nan")),
         lambda: 1 << -1, lambda: [0] * -5, lambda: "a".center(10 ** 30), lambda: [1][10 ** 30],
         lambda: chr(0x110000), lambda: bytes([300]), lambda: (300).to_bytes(1, "big"),
         lambda: (-1).to_bytes(1, "big"), lambda: divmod(5, 0), lambda: 5 % 0, lambda: 5.0 % 0, lambda: 5 // 0.0,
         lambda: 0 ** -1, lambda: pow(2, -1, 2), lambda: pow(2, 1, 0), lambda: float("1e999"),
         lambda: int("9" * 5000), lambda: len(str(10 ** 5000)), lambda: bytes(-1), lambda: range(1, 5, 0),
         lambda: [][::0], lambda: "%c" % 0x110000, lambda: f"{10 ** 400:e}", lambda: "%d" % float("nan"),
         lambda: f"{10 ** 400:.2f}", lambda: (5).to_bytes(-1, "big"), lambda: 2 ** 0.5 // 0,
         lambda: sum([10 ** 400, 1.5]), lambda: 10 ** 400 < 1.5, lambda: 10 ** 400 == float("inf"),
         lambda: (10 ** 400) / 3, lambda: 3 / (10 ** 400), lambda: "a" * -1, lambda: int("1" * 4300) > 0,
         lambda: hash(10 ** 400) == hash(10 ** 400), lambda: bool(10 ** 400)]
for i, call in enumerate(calls):
    try:
        print(i, call())
    except Exception as error:
        print(i, type(error).__name__, error)

#> 0 OverflowError int too large to convert to float
#> 1 OverflowError int too large to convert to float
#> 2 OverflowError cannot convert float infinity to integer
#> 3 ValueError cannot convert float NaN to integer
#> 4 ValueError negative shift count
#> 5 []
#> 6 OverflowError Python int too large to convert to C ssize_t
#> 7 IndexError cannot fit 'int' into an index-sized integer
#> 8 ValueError chr() arg not in range(0x110000)
#> 9 ValueError bytes must be in range(0, 256)
#> 10 OverflowError int too big to convert
#> 11 OverflowError can't convert negative int to unsigned
#> 12 ZeroDivisionError division by zero
#> 13 ZeroDivisionError division by zero
#> 14 ZeroDivisionError division by zero
#> 15 ZeroDivisionError division by zero
#> 16 ZeroDivisionError zero to a negative power
#> 17 ValueError base is not invertible for the given modulus
#> 18 ValueError pow() 3rd argument cannot be 0
#> 19 inf
#> 20 ValueError Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
#> 21 ValueError Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
#> 22 ValueError negative count
#> 23 ValueError range() arg 3 must not be zero
#> 24 ValueError slice step cannot be zero
#> 25 OverflowError %c arg not in range(0x110000)
#> 26 OverflowError int too large to convert to float
#> 27 ValueError cannot convert float NaN to integer
#> 28 OverflowError int too large to convert to float
#> 29 ValueError length argument must be non-negative
#> 30 ZeroDivisionError division by zero
#> 31 OverflowError int too large to convert to float
#> 32 False
#> 33 False
#> 34 OverflowError integer division result too large for a float
#> 35 0.0
#> 36 
#> 37 True
#> 38 True
#> 39 True
