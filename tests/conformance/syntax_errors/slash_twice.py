# Two slashes.
def f(a, /, b, /):
    pass

#!   File "slash_twice.py", line 2
#!     def f(a, /, b, /):
#!                    ^
#! SyntaxError: / may appear only once
