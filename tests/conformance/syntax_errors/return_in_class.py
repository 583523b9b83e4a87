# return in a class body.
class A:
    return 5

#!   File "return_in_class.py", line 3
#!     return 5
#!     ^^^^^^^^
#! SyntaxError: 'return' outside function
