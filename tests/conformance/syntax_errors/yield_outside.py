# yield outside a function.
print((yield 5))

#!   File "yield_outside.py", line 2
#!     print((yield 5))
#!            ^^^^^^^
#! SyntaxError: 'yield' outside function
