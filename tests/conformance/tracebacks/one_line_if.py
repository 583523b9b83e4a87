# A one-line suite.
x = 0
if x == 0: print("zero"); y = 1 % x

#> zero
#! Traceback (most recent call last):
#!   File "one_line_if.py", line 3, in <module>
#!     if x == 0: print("zero"); y = 1 % x
#!                                   ~~^~~
#! ZeroDivisionError: division by zero
