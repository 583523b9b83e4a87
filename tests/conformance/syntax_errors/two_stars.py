# Two star parameters.
def f(*a, *b):
    pass

#!   File "two_stars.py", line 2
#!     def f(*a, *b):
#!               ^
#! SyntaxError: * argument may appear only once
