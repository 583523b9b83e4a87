# Leading zeros.
x = 0123

#!   File "leading_zeros.py", line 2
#!     x = 0123
#!         ^
#! SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers
