# Assigning to a call.
def f():
    pass


f() = 5

#!   File "assign_to_call.py", line 6
#!     f() = 5
#!     ^^^
#! SyntaxError: cannot assign to function call here. Maybe you meant '==' instead of '='?
