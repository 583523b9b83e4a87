# A keyword argument repeated.
f(a=1, b=2, a=3)

#!   File "repeated_keyword.py", line 2
#!     f(a=1, b=2, a=3)
#!                 ^^^
#! SyntaxError: keyword argument repeated: a
