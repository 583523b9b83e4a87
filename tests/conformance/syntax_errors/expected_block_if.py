# An if without a body.
if True:
print("x")

#!   File "expected_block_if.py", line 3
#!     print("x")
#!     ^^^^^
#! IndentationError: expected an indented block after 'if' statement on line 2
