# ++ after a name.
i = 0
i++

#!   File "increment.py", line 3
#!     i++
#!        ^
#! SyntaxError: invalid syntax
