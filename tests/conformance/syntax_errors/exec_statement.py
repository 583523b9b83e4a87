# The exec statement of Python 2.
exec "x = 1"

#!   File "exec_statement.py", line 2
#!     exec "x = 1"
#!     ^^^^^^^^^^^^
#! SyntaxError: Missing parentheses in call to 'exec'. Did you mean exec(...)?
