# An expression over many lines is cut in the middle.
def compute(a, b):
    return (a
            + 1
            + b
            + 2
            + 3
            + 4)


compute(1, "x")

#! Traceback (most recent call last):
#!   File "multi_line_expression.py", line 11, in <module>
#!     compute(1, "x")
#!     ~~~~~~~^^^^^^^^
#!   File "multi_line_expression.py", line 3, in compute
#!     return (a
#!             ~
#!             + 1
#!             ~~~
#!             + b
#!             ^~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
