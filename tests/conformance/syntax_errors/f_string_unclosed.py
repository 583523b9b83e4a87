# An f-string expression that is never closed.
x = f"a {b"

#!   File "f_string_unclosed.py", line 2
#!     x = f"a {b"
#!              ^
#! SyntaxError: f-string: expecting '}'
