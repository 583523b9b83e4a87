# global after the name was used.
x = 1


def f():
    print(x)
    global x
    x = 2

#!   File "global_after_use.py", line 7
#!     global x
#!     ^^^^^^^^
#! SyntaxError: name 'x' is used prior to global declaration
