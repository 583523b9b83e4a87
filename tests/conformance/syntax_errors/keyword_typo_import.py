# A misspelt import is suggested.
form math import sin

#!   File "keyword_typo_import.py", line 2
#!     form math import sin
#!     ^^^^
#! SyntaxError: invalid syntax. Did you mean 'from'?
