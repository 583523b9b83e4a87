# A wrong digit in an octal literal.
x = 0o89

#!   File "bad_octal.py", line 2
#!     x = 0o89
#!           ^
#! SyntaxError: invalid digit '8' in octal literal
