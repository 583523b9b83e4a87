# A for without a body.
for i in range(3):
print(i)

#!   File "expected_block_for.py", line 3
#!     print(i)
#!     ^^^^^
#! IndentationError: expected an indented block after 'for' statement on line 2
