# Shifts, masks and bit methods, with negative operands in two's complement.
for a in (0, 1, 5, 12, -1, -5, -12, 255, -256):
    print(a, a & 6, a | 6, a ^ 6, ~a, a << 3, a >> 1, a >> 10, a.bit_length(), a.bit_count())
print(1 << 0, 1 << 30, 1 << 31, 1 << 32, 1 << 49, 1 << 50, 1 << 63, 1 << 64)
print(-1 << 30, -1 << 49, -1 << 50, -1 << 63, -1 << 64)
print((1 << 64) >> 60, (-1 << 64) >> 60, (-(1 << 64) - 1) >> 64, 5 >> 1000, -5 >> 1000)
print(0xFFFFFFFF & -1, 0xFFFFFFFFFFFFFFFF & -1, -1 & 0xFF, -256 & 0xFFF, -2 ^ 1, -2 | 1)
print(True << 3, True & 6, True | False, True ^ True)
print(0 << 10 ** 5, 0 >> 10 ** 30)
for bad in (lambda: 1 << -1, lambda: 1 >> -1, lambda: 1 << 1.0, lambda: 1.5 >> 1,
            lambda: 1 & 1.0, lambda: "a" | 1, lambda: ~1.5, lambda: ~"a"):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> 0 0 6 6 -1 0 0 0 0 0
#> 1 0 7 7 -2 8 0 0 1 1
#> 5 4 7 3 -6 40 2 0 3 2
#> 12 4 14 10 -13 96 6 0 4 2
#> -1 6 -1 -7 0 -8 -1 -1 1 1
#> -5 2 -1 -3 4 -40 -3 -1 3 2
#> -12 4 -10 -14 11 -96 -6 -1 4 2
#> 255 6 255 249 -256 2040 127 0 8 8
#> -256 0 -250 -250 255 -2048 -128 -1 9 1
#> 1 1073741824 2147483648 4294967296 562949953421312 1125899906842624 9223372036854775808 18446744073709551616
#> -1073741824 -562949953421312 -1125899906842624 -9223372036854775808 -18446744073709551616
#> 16 -16 -2 0 -1
#> 4294967295 18446744073709551615 255 3840 -1 -1
#> 8 0 True False
#> 0 0
#> ValueError negative shift count
#> ValueError negative shift count
#> TypeError unsupported operand type(s) for <<: 'int' and 'float'
#> TypeError unsupported operand type(s) for >>: 'float' and 'int'
#> TypeError unsupported operand type(s) for &: 'int' and 'float'
#> TypeError unsupported operand type(s) for |: 'str' and 'int'
#> TypeError bad operand type for unary ~: 'float'
#> TypeError bad operand type for unary ~: 'str'
