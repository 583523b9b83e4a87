# The message of each kind of division by zero.
cases = [
    ("1 // 0", lambda: 1 // 0), ("1 % 0", lambda: 1 % 0), ("1 / 0", lambda: 1 / 0),
    ("divmod(1, 0)", lambda: divmod(1, 0)), ("pow(2, 3, 0)", lambda: pow(2, 3, 0)),
    ("0 ** -1", lambda: 0 ** -1), ("10**30 // 0", lambda: 10 ** 30 // 0), ("10**30 % 0", lambda: 10 ** 30 % 0),
    ("10**30 / 0", lambda: 10 ** 30 / 0), ("1.0 // 0", lambda: 1.0 // 0), ("1.0 % 0", lambda: 1.0 % 0),
    ("1.0 / 0", lambda: 1.0 / 0), ("divmod(1.0, 0)", lambda: divmod(1.0, 0)), ("0.0 ** -1", lambda: 0.0 ** -1),
    ("False // False", lambda: False // False), ("1 / 0.0", lambda: 1 / 0.0), ("0 // 0", lambda: 0 // 0),
    ("0 ** -2.5", lambda: 0 ** -2.5), ("1 % False", lambda: 1 % False), ("1.5 % 0.0", lambda: 1.5 % 0.0),
]
for name, function in cases:
    try:
        print(name, function())
    except (ZeroDivisionError, ValueError) as error:
        print(name, "->", type(error).__name__, error)
x = 5
try:
    x //= 0
except ZeroDivisionError as error:
    print(x, error)
print(isinstance(ZeroDivisionError(), ArithmeticError), issubclass(ZeroDivisionError, ValueError))

#> 1 // 0 -> ZeroDivisionError division by zero
#> 1 % 0 -> ZeroDivisionError division by zero
#> 1 / 0 -> ZeroDivisionError division by zero
#> divmod(1, 0) -> ZeroDivisionError division by zero
#> pow(2, 3, 0) -> ValueError pow() 3rd argument cannot be 0
#> 0 ** -1 -> ZeroDivisionError zero to a negative power
#> 10**30 // 0 -> ZeroDivisionError division by zero
#> 10**30 % 0 -> ZeroDivisionError division by zero
#> 10**30 / 0 -> ZeroDivisionError division by zero
#> 1.0 // 0 -> ZeroDivisionError division by zero
#> 1.0 % 0 -> ZeroDivisionError division by zero
#> 1.0 / 0 -> ZeroDivisionError division by zero
#> divmod(1.0, 0) -> ZeroDivisionError division by zero
#> 0.0 ** -1 -> ZeroDivisionError zero to a negative power
#> False // False -> ZeroDivisionError division by zero
#> 1 / 0.0 -> ZeroDivisionError division by zero
#> 0 // 0 -> ZeroDivisionError division by zero
#> 0 ** -2.5 -> ZeroDivisionError zero to a negative power
#> 1 % False -> ZeroDivisionError division by zero
#> 1.5 % 0.0 -> ZeroDivisionError division by zero
#> 5 division by zero
#> True False
