# A starred target without a list.
*a = [1]

#!   File "starred_not_in_list.py", line 2
#!     *a = [1]
#!     ^^
#! SyntaxError: starred assignment target must be in a list or tuple
