# A character after a line continuation.
x = 1 + \ 2

#!   File "line_after_backslash.py", line 2
#!     x = 1 + \ 2
#!              ^
#! SyntaxError: unexpected character after line continuation character
