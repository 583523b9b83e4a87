# A closing bracket of the wrong kind.
x = (1, 2]

#!   File "mismatched_parens.py", line 2
#!     x = (1, 2]
#!              ^
#! SyntaxError: closing parenthesis ']' does not match opening parenthesis '('
