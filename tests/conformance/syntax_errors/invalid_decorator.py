# A decorator without a function.
@decorator
x = 1

#!   File "invalid_decorator.py", line 3
#!     x = 1
#!     ^
#! SyntaxError: invalid syntax
