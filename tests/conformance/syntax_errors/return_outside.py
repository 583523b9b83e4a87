# return outside a function.
x = 1
return x

#!   File "return_outside.py", line 3
#!     return x
#!     ^^^^^^^^
#! SyntaxError: 'return' outside function
