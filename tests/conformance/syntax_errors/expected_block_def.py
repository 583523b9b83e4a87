# A def without a body.
def f():
x = 1

#!   File "expected_block_def.py", line 3
#!     x = 1
#!     ^
#! IndentationError: expected an indented block after function definition on line 2
