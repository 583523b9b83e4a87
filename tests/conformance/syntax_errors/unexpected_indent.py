# An indented line without a block.
x = 1
    y = 2

#!   File "unexpected_indent.py", line 3
#!     y = 2
#! IndentationError: unexpected indent
