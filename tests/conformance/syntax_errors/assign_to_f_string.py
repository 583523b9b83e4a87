# Assigning to an f-string.
f"{x}" = 3

#!   File "assign_to_f_string.py", line 2
#!     f"{x}" = 3
#!     ^^^^^^
#! SyntaxError: cannot assign to f-string expression here. Maybe you meant '==' instead of '='?
