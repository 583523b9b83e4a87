# A misspelt keyword is suggested.
whille True:
    pass

#!   File "keyword_typo.py", line 2
#!     whille True:
#!     ^^^^^^
#! SyntaxError: invalid syntax. Did you mean 'while'?
