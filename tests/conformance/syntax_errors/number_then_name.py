# A number followed by letters.
x = 5abc

#!   File "number_then_name.py", line 2
#!     x = 5abc
#!         ^
#! SyntaxError: invalid decimal literal
