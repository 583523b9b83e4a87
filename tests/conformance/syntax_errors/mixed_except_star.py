# except and except* together.
try:
    pass
except ValueError:
    pass
except* TypeError:
    pass

#!   File "mixed_except_star.py", line 6
#!     except* TypeError:
#!     ^^^^^^^
#! SyntaxError: cannot have both 'except' and 'except*' on the same 'try'
