# Two starred targets.
*a, *b = c

#!   File "starred_assignment.py", line 2
#!     *a, *b = c
#!     ^^^^^^
#! SyntaxError: multiple starred expressions in assignment
