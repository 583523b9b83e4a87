# A forgotten colon after else.
if True:
    pass
else
    pass

#!   File "missing_colon_else.py", line 4
#!     else
#!         ^
#! SyntaxError: expected ':'
