# A closing parenthesis without an opening one.
print("a"))

#!   File "unmatched_close.py", line 2
#!     print("a"))
#!               ^
#! SyntaxError: unmatched ')'
