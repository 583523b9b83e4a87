# An else without its if.
x = 1
else:
    y = 2

#!   File "else_without_if.py", line 3
#!     else:
#!     ^^^^
#! SyntaxError: invalid syntax
