# A conditional expression without else.
x = 1 if True

#!   File "conditional_without_else.py", line 2
#!     x = 1 if True
#!         ^^^^^^^^^
#! SyntaxError: expected 'else' after 'if' expression
