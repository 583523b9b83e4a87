# An except without a body.
try:
    x = 1
except ValueError:
y = 2

#!   File "expected_block_except.py", line 5
#!     y = 2
#!     ^
#! IndentationError: expected an indented block after 'except' statement on line 4
