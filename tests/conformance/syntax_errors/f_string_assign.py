# An assignment inside an f-string.
x = f"{a = b = c}"

#!   File "f_string_assign.py", line 2
#!     x = f"{a = b = c}"
#!                ^
#! SyntaxError: f-string: expecting '!', or ':', or '}'
