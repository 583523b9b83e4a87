# An operator without a right operand.
x = 5 +
y = 6

#!   File "expression_incomplete.py", line 2
#!     x = 5 +
#!            ^
#! SyntaxError: invalid syntax
