# Assigning to True.
def f():
    True = 5

#!   File "assign_to_true.py", line 3
#!     True = 5
#!     ^^^^
#! SyntaxError: cannot assign to True
