# True as a keyword.
f(True=1)

#!   File "keyword_true.py", line 2
#!     f(True=1)
#!       ^^^^^
#! SyntaxError: cannot assign to True
