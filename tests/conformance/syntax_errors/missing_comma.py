# Perhaps a forgotten comma.
values = [1, 2 3, 4]

#!   File "missing_comma.py", line 2
#!     values = [1, 2 3, 4]
#!                  ^^^
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?
