# A parameter without default after one with.
def f(a=1, b):
    pass

#!   File "default_before_plain.py", line 2
#!     def f(a=1, b):
#!                ^
#! SyntaxError: parameter without a default follows parameter with a default
