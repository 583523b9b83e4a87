# A starred expression alone.
*a

#!   File "starred_alone.py", line 2
#!     *a
#!     ^^
#! SyntaxError: can't use starred expression here
