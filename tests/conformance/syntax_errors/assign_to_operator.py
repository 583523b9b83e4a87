# Assigning to an expression.
a = b = 1
a + b = 3

#!   File "assign_to_operator.py", line 3
#!     a + b = 3
#!     ^^^^^
#! SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?
