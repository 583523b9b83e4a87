# import * inside a function.
def f():
    from os import *

#!   File "import_star_function.py", line 3
#!     from os import *
#!                    ^
#! SyntaxError: import * only allowed at module level
