# A dict item in a set.
s = {1, 2: 3}

#!   File "set_and_dict.py", line 2
#!     s = {1, 2: 3}
#!              ^
#! SyntaxError: invalid syntax
