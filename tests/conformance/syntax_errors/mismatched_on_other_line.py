# A closing bracket of the wrong kind, opened on another line.
x = [
    1,
    2,
)

#!   File "mismatched_on_other_line.py", line 5
#!     )
#!     ^
#! SyntaxError: closing parenthesis ')' does not match opening parenthesis '[' on line 2
