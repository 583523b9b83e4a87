# A parameter named twice.
def f(a, b, a):
    pass

#!   File "duplicate_argument.py", line 2
#!     def f(a, b, a):
#!                 ^
#! SyntaxError: duplicate argument 'a' in function definition
