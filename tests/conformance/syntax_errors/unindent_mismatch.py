# A dedent that matches no outer level.
def f():
        x = 1
    return x

#!   File "unindent_mismatch.py", line 4
#!     return x
#!             ^
#! IndentationError: unindent does not match any outer indentation level
