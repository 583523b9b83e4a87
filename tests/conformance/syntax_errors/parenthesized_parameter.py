# A parameter in parentheses.
def f(a, (b, c)):
    pass

#!   File "parenthesized_parameter.py", line 2
#!     def f(a, (b, c)):
#!              ^^^^^^
#! SyntaxError: Function parameters cannot be parenthesized
