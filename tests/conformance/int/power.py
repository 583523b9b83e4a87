# ** and pow with every combination of signs and with a modulus.
print([2 ** n for n in range(12)], [(-3) ** n for n in range(6)])
print(0 ** 0, 0 ** 5, 1 ** 10 ** 6, (-1) ** (10 ** 6 + 1), 5 ** 0)
print(2 ** -1, 4 ** -2, (-2) ** -3, 10 ** -5, 2 ** 0.5, 2 ** -0.5, 2.0 ** 3, 2 ** 62, 2 ** 63, 2 ** 64)
print(3 ** 40, 7 ** 77, (-9) ** 33, 10 ** 25, 12345 ** 7)
print(pow(2, 10), pow(2, -1), pow(2, 10, 1000), pow(3, 200, 13), pow(-3, 3, 7), pow(3, 3, -7))
print(pow(2, 1000, 10 ** 9 + 7), pow(10 ** 20, 10 ** 20, 10 ** 9 + 9), pow(5, 0, 1), pow(0, 0, 7))
print(pow(3, -1, 7), pow(3, -2, 7), pow(7, -1, 10 ** 9 + 7), pow(base=2, exp=5), pow(2, exp=5, mod=7))
print(pow(True, 5), pow(2.0, 3), pow(4, 0.5), pow(2, None or 3, None))
for bad in (lambda: pow(2, -1, 4), lambda: pow(2, 3, 0), lambda: pow(2.0, 3, 5), lambda: pow("a", 2),
            lambda: 2 ** "a", lambda: "a" ** 2, lambda: pow(2, 3, 1.5), lambda: pow(2), lambda: pow(1, 2, 3, 4),
            lambda: None ** 2, lambda: [] ** 2, lambda: 0 ** -3):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048] [1, -3, 9, -27, 81, -243]
#> 1 0 1 -1 1
#> 0.5 0.0625 -0.125 1e-05 1.4142135623730951 0.7071067811865476 8.0 4611686018427387904 9223372036854775808 18446744073709551616
#> 12157665459056928801 118181386580595879976868414312001964434038548836769923458287039207 -30903154382632612361920641803529 10000000000000000000000000 43695595240774383441671015625
#> 1024 0.5 24 9 1 -1
#> 688423210 513937431 0 1
#> 5 4 142857144 32 4
#> 1 8.0 2.0 8
#> ValueError base is not invertible for the given modulus
#> ValueError pow() 3rd argument cannot be 0
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError unsupported operand type(s) for ** or pow(): 'str' and 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'int' and 'str'
#> TypeError unsupported operand type(s) for ** or pow(): 'str' and 'int'
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError pow() missing required argument 'exp' (pos 2)
#> TypeError pow() takes at most 3 arguments (4 given)
#> TypeError unsupported operand type(s) for ** or pow(): 'NoneType' and 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'list' and 'int'
#> ZeroDivisionError zero to a negative power
