# A try without except or finally.
try:
    x = 1
y = 2

#!   File "try_without_except.py", line 4
#!     y = 2
#!     ^
#! SyntaxError: expected 'except' or 'finally' block
