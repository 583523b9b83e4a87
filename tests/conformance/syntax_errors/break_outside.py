# break outside a loop.
def f():
    if True:
        break

#!   File "break_outside.py", line 4
#!     break
#!     ^^^^^
#! SyntaxError: 'break' outside loop
