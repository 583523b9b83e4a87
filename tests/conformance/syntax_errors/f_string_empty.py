# An empty expression in an f-string.
x = f"a {} b"

#!   File "f_string_empty.py", line 2
#!     x = f"a {} b"
#!              ^
#! SyntaxError: f-string: valid expression required before '}'
