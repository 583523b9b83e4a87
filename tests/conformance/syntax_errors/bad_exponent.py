# A float without exponent digits.
x = 1e

#!   File "bad_exponent.py", line 2
#!     x = 1e
#!         ^
#! SyntaxError: invalid decimal literal
