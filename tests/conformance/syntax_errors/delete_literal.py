# del of a literal.
del (a, 5)

#!   File "delete_literal.py", line 2
#!     del (a, 5)
#!             ^
#! SyntaxError: cannot delete literal
