# global after the name was assigned.
def f():
    x = 1
    global x

#!   File "global_after_assignment.py", line 4
#!     global x
#!     ^^^^^^^^
#! SyntaxError: name 'x' is assigned to before global declaration
