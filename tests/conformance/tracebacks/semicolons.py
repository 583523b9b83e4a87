# Several statements on one line.
a = 1; b = 0; c = a / b; d = 4

#! Traceback (most recent call last):
#!   File "semicolons.py", line 2, in <module>
#!     a = 1; b = 0; c = a / b; d = 4
#!                       ~~^~~
#! ZeroDivisionError: division by zero
