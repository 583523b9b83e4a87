# An expression as a keyword.
f(a.b=1)

#!   File "keyword_expression.py", line 2
#!     f(a.b=1)
#!       ^^^^
#! SyntaxError: expression cannot contain assignment, perhaps you meant "=="?
