# A backtick.
x = `5`

#!   File "backticks.py", line 2
#!     x = `5`
#!         ^
#! SyntaxError: invalid syntax
