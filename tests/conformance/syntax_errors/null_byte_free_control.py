# A control character in the source.
x = 1  2

#!   File "null_byte_free_control.py", line 2
#!     x = 1  2
#!           ^
#! SyntaxError: invalid non-printable character U+0001
