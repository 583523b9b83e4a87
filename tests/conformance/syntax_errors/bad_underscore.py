# Underscores in a row.
x = 1__000

#!   File "bad_underscore.py", line 2
#!     x = 1__000
#!          ^
#! SyntaxError: invalid decimal literal
