# A forgotten colon after def.
def f(x)
    return x

#!   File "missing_colon_def.py", line 2
#!     def f(x)
#!             ^
#! SyntaxError: expected ':'
