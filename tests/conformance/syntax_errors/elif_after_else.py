# An elif after else.
if 1:
    pass
else:
    pass
elif 2:
    pass

#!   File "elif_after_else.py", line 6
#!     elif 2:
#!     ^^^^
#! SyntaxError: 'elif' block follows an 'else' block
