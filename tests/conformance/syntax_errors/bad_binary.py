# A wrong digit in a binary literal.
x = 0b102

#!   File "bad_binary.py", line 2
#!     x = 0b102
#!             ^
#! SyntaxError: invalid digit '2' in binary literal
