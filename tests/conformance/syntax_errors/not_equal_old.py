# The <> operator.
if 1 <> 2:
    pass

#!   File "not_equal_old.py", line 2
#!     if 1 <> 2:
#!          ^^
#! SyntaxError: invalid syntax
