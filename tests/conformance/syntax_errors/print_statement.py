# The print statement of Python 2.
print "hello"

#!   File "print_statement.py", line 2
#!     print "hello"
#!     ^^^^^^^^^^^^^
#! SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?
