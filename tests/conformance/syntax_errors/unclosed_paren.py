# A parenthesis that is never closed.
def f():
    return g(1, 2
x = 5
y = 6

#!   File "unclosed_paren.py", line 3
#!     return g(1, 2
#!             ^
#! SyntaxError: '(' was never closed
