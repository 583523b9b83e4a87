# A parameter declared global.
def f(x):
    global x

#!   File "global_parameter.py", line 3
#!     global x
#!     ^^^^^^^^
#! SyntaxError: name 'x' is parameter and global
