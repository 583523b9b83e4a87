# A block after a semicolon.
x = 1; if x: pass

#!   File "semicolon_block.py", line 2
#!     x = 1; if x: pass
#!            ^^
#! SyntaxError: invalid syntax
