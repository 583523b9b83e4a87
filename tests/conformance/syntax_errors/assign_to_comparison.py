# An = inside a condition.
x = 5
if x = 5:
    print("five")

#!   File "assign_to_comparison.py", line 3
#!     if x = 5:
#!        ^^^^^
#! SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?
