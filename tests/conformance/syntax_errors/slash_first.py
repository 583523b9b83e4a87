# A slash before any parameter.
def f(/, a):
    pass

#!   File "slash_first.py", line 2
#!     def f(/, a):
#!           ^
#! SyntaxError: at least one argument must precede /
