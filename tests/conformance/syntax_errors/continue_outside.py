# continue outside a loop.
x = 1
if x:
    continue

#!   File "continue_outside.py", line 4
#!     continue
#!     ^^^^^^^^
#! SyntaxError: 'continue' not properly in loop
