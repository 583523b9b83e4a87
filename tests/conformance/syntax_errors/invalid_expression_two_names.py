# Two names in a row.
x = a b

#!   File "invalid_expression_two_names.py", line 2
#!     x = a b
#!           ^
#! SyntaxError: invalid syntax
