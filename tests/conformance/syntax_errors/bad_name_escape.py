# An unknown character name.
x = "\N{no such name}"

#!   File "bad_name_escape.py", line 2
#!     x = "\N{no such name}"
#!         ^^^^^^^^^^^^^^^^^^
#! SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-15: unknown Unicode character name
