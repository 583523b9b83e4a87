# Two operators in a row.
x = 5 * / 3

#!   File "double_operator.py", line 2
#!     x = 5 * / 3
#!             ^
#! SyntaxError: invalid syntax
