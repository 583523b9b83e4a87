# A class without a body.
class A:
x = 1

#!   File "expected_block_class.py", line 3
#!     x = 1
#!     ^
#! IndentationError: expected an indented block after class definition on line 2
