# not between operands.
x = 1 not 2

#!   File "not_in_wrong_place.py", line 2
#!     x = 1 not 2
#!               ^
#! SyntaxError: invalid syntax
