# A misspelt def is suggested.
dfe f(x):
    return x

#!   File "keyword_typo_def.py", line 2
#!     dfe f(x):
#!     ^^^
#! SyntaxError: invalid syntax. Did you mean 'def'?
