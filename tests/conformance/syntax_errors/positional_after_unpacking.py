# A positional argument after ** unpacking.
f(**d, 2)

#!   File "positional_after_unpacking.py", line 2
#!     f(**d, 2)
#!             ^
#! SyntaxError: positional argument follows keyword argument unpacking
