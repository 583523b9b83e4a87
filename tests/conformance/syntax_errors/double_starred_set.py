# ** in a list.
[**d]

#!   File "double_starred_set.py", line 2
#!     [**d]
#!      ^^
#! SyntaxError: invalid syntax
