# A literal as the target of with.
with a as 5:
    pass

#!   File "with_target.py", line 2
#!     with a as 5:
#!               ^
#! SyntaxError: cannot assign to literal
