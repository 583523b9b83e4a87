# Assigning to None, True and False.
None = 1

#!   File "assign_to_keyword.py", line 2
#!     None = 1
#!     ^^^^
#! SyntaxError: cannot assign to None
