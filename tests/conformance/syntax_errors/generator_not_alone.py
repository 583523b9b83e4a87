# A generator expression beside other arguments.
f(x for x in y, 1)

#!   File "generator_not_alone.py", line 2
#!     f(x for x in y, 1)
#!       ^^^^^^^^^^^^
#! SyntaxError: Generator expression must be parenthesized
