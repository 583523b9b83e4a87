# A dollar sign.
total$ = 5

#!   File "invalid_dollar.py", line 2
#!     total$ = 5
#!          ^
#! SyntaxError: invalid syntax
