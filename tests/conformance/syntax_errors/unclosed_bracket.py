# A bracket that is never closed.
values = [1, 2, 3
print(values)

#!   File "unclosed_bracket.py", line 2
#!     values = [1, 2, 3
#!              ^
#! SyntaxError: '[' was never closed
