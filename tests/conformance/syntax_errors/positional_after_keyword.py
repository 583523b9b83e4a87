# A positional argument after a keyword argument.
f(a=1, 2)

#!   File "positional_after_keyword.py", line 2
#!     f(a=1, 2)
#!             ^
#! SyntaxError: positional argument follows keyword argument
