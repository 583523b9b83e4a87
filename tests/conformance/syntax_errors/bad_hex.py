# A hexadecimal literal without digits.
x = 0x

#!   File "bad_hex.py", line 2
#!     x = 0x
#!          ^
#! SyntaxError: invalid hexadecimal literal
