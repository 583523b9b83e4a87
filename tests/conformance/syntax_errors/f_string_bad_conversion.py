# An unknown conversion in an f-string.
x = f"{a!z}"

#!   File "f_string_bad_conversion.py", line 2
#!     x = f"{a!z}"
#!              ^
#! SyntaxError: f-string: invalid conversion character 'z': expected 's', 'r', or 'a'
