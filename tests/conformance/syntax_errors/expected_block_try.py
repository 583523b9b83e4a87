# A try without a body.
try:
x = 1
except ValueError:
    pass

#!   File "expected_block_try.py", line 3
#!     x = 1
#!     ^
#! IndentationError: expected an indented block after 'try' statement on line 2
