# The caret marks the operator inside the operands.
def f(a, b):
    return (a + 1) * 2 + b["key"] ** (a - b)


print("start")
f(1, {"key": 5})

#> start
#! Traceback (most recent call last):
#!   File "binary_operators.py", line 7, in <module>
#!     f(1, {"key": 5})
#!     ~^^^^^^^^^^^^^^^
#!   File "binary_operators.py", line 3, in f
#!     return (a + 1) * 2 + b["key"] ** (a - b)
#!                                       ~~^~~
#! TypeError: unsupported operand type(s) for -: 'int' and 'dict'
