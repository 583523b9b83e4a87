# A question mark.
x = a ? b : c

#!   File "question_mark.py", line 2
#!     x = a ? b : c
#!           ^
#! SyntaxError: invalid syntax
