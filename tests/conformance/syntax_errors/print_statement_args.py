# The print statement with several values.
x = 1
print x, 2

#!   File "print_statement_args.py", line 3
#!     print x, 2
#!     ^^^^^^^^^^
#! SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?
