# pow() with three arguments and keywords; details beyond the operator.
class P:
    def __pow__(self, e, m="no mod"):
        return ("pow", e, m)

    def __rpow__(self, b, m="no mod"):
        return ("rpow", b, m)


print(pow(2, 8), pow(2, 8, 5), pow(2.5, 2), pow(-2, 3), pow(-2, 0.5).real > -1, pow(0, 0), pow(10, -2),
      pow(3, -1, 11), pow(base=3, exp=4), pow(3, 4, mod=7), pow(P(), 2), pow(P(), 2, 3), pow(2, P()),
      pow(2 ** 64, 2), pow(7, 10 ** 18, 13), pow(-7, 3, 10), pow(7, 3, -10), pow(1, 10 ** 30), pow(2, True),
      pow(5, 0, 1), pow(12345678901234567890, 98765432109876543210, 10 ** 20 + 39))
for bad in (lambda: pow(), lambda: pow(1), lambda: pow(2, "a"), lambda: pow(2, 3, 0), lambda: pow(2.0, 3, 4),
            lambda: pow(2, -1, 6), lambda: pow(0, -1), lambda: pow(0.0, -1), lambda: pow(2, 3, "x"),
            lambda: pow(2, 3.0, 5), lambda: pow([], 2), lambda: pow(2, 3, None) + None, lambda: pow(1, 2, 3, 4),
            lambda: pow(2, -5, 0), lambda: pow("a", "b", "c")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> 256 1 6.25 -8 True 1 0.01 4 81 4 ('pow', 2, 'no mod') ('pow', 2, 3) ('rpow', 2, 'no mod') 340282366920938463463374607431768211456 9 7 -7 1 2 0 78275203619974841331
#> TypeError pow() missing required argument 'base' (pos 1)
#> TypeError pow() missing required argument 'exp' (pos 2)
#> TypeError unsupported operand type(s) for ** or pow(): 'int' and 'str'
#> ValueError pow() 3rd argument cannot be 0
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError base is not invertible for the given modulus
#> ZeroDivisionError zero to a negative power
#> ZeroDivisionError zero to a negative power
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'int', 'str'
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError unsupported operand type(s) for ** or pow(): 'list' and 'int'
#> TypeError unsupported operand type(s) for +: 'int' and 'NoneType'
#> TypeError pow() takes at most 3 arguments (4 given)
#> ValueError pow() 3rd argument cannot be 0
#> TypeError unsupported operand type(s) for ** or pow(): 'str', 'str', 'str'
