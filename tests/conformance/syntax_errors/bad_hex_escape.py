# A truncated hex escape.
x = "\x1"

#!   File "bad_hex_escape.py", line 2
#!     x = "\x1"
#!         ^^^^^
#! SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: truncated \xXX escape
