# A truncated unicode escape.
x = "\u12"

#!   File "bad_unicode_escape.py", line 2
#!     x = "\u12"
#!         ^^^^^^
#! SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-3: truncated \uXXXX escape
