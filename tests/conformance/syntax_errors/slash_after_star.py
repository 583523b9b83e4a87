# A slash after a star.
def f(*, a, /):
    pass

#!   File "slash_after_star.py", line 2
#!     def f(*, a, /):
#!                 ^
#! SyntaxError: / must be ahead of *
