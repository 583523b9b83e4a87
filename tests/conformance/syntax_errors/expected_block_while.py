# A while without a body.
while True:
x = 1

#!   File "expected_block_while.py", line 3
#!     x = 1
#!     ^
#! IndentationError: expected an indented block after 'while' statement on line 2
