# Assigning to a literal.
5 = x

#!   File "assign_to_literal.py", line 2
#!     5 = x
#!     ^
#! SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?
