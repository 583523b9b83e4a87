# divmod()
class D:
    def __divmod__(self, other):
        return ("divmod", other)

    def __rdivmod__(self, other):
        return ("rdivmod", other)


print(divmod(7, 3), divmod(-7, 3), divmod(7, -3), divmod(-7, -3), divmod(0, 5), divmod(7.5, 2), divmod(-7.5, 2),
      divmod(7, 2.5), divmod(True, 2), divmod(10 ** 30, 7), divmod(-(10 ** 30), 10 ** 10), divmod(5, 10 ** 30),
      divmod(1e300, 7), divmod(D(), 1), divmod(1, D()), divmod(3.0, float("inf")), divmod(-3.0, float("inf")),
      divmod(2 ** 63, -1))
for bad in (lambda: divmod(1, 0), lambda: divmod(1.0, 0), lambda: divmod("a", 1), lambda: divmod(1, None),
            lambda: divmod(1), lambda: divmod(1, 2, 3), lambda: divmod([], {})):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
q, r = divmod(float("inf"), 2)
print(q != q, r != r, [divmod(t, 60) for t in (0, 59, 60, 3661)])

#> (2, 1) (-3, 2) (-3, -2) (2, -1) (0, 0) (3.0, 1.5) (-4.0, 0.5) (2.0, 2.0) (0, 1) (142857142857142857142857142857, 1) (-100000000000000000000, 0) (0, 5) (1.4285714285714286e+299, 1.0) ('divmod', 1) ('rdivmod', 1) (0.0, 3.0) (-1.0, inf) (-9223372036854775808, 0)
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> TypeError unsupported operand type(s) for divmod(): 'str' and 'int'
#> TypeError unsupported operand type(s) for divmod(): 'int' and 'NoneType'
#> TypeError divmod expected 2 arguments, got 1
#> TypeError divmod expected 2 arguments, got 3
#> TypeError unsupported operand type(s) for divmod(): 'list' and 'dict'
#> True True [(0, 0), (0, 59), (1, 0), (61, 1)]
