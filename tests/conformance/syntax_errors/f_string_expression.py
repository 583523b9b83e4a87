# A syntax error in an f-string expression.
x = f"{a b}"

#!   File "f_string_expression.py", line 2
#!     x = f"{a b}"
#!            ^^^
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?
