# A parameter after **kwargs.
def f(**kwargs, a):
    pass

#!   File "after_double_star.py", line 2
#!     def f(**kwargs, a):
#!                     ^
#! SyntaxError: arguments cannot follow var-keyword argument
