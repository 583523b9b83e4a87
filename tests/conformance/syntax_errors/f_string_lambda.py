# A lambda without parentheses in an f-string.
x = f"{lambda x: 1}"

#!   File "f_string_lambda.py", line 2
#!     x = f"{lambda x: 1}"
#!            ^^^^^^^^^
#! SyntaxError: f-string: lambda expressions are not allowed without parentheses
