# An else without a body.
if 1:
    pass
else:
x = 1

#!   File "expected_block_else.py", line 5
#!     x = 1
#!     ^
#! IndentationError: expected an indented block after 'else' statement on line 4
