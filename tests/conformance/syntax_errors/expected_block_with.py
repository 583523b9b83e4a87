# A with without a body.
with open as f:
x = 1

#!   File "expected_block_with.py", line 3
#!     x = 1
#!     ^
#! IndentationError: expected an indented block after 'with' statement on line 2
