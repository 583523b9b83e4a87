# A single } in an f-string.
x = f"a } b"

#!   File "f_string_single_close.py", line 2
#!     x = f"a } b"
#!             ^
#! SyntaxError: f-string: single '}' is not allowed
