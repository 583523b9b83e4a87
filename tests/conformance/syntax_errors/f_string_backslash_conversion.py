# A ! at the end of an f-string field.
x = f"{a!}"

#!   File "f_string_backslash_conversion.py", line 2
#!     x = f"{a!}"
#!              ^
#! SyntaxError: f-string: missing conversion character
