# A keyword as a variable.
class = 5

#!   File "keyword_as_name.py", line 2
#!     class = 5
#!           ^
#! SyntaxError: invalid syntax
