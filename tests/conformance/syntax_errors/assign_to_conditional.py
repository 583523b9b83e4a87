# Assigning to a conditional expression.
a if b else c = 1

#!   File "assign_to_conditional.py", line 2
#!     a if b else c = 1
#!     ^^^^^^^^^^^^^
#! SyntaxError: cannot assign to conditional expression
