# NameError and its suggestions, as printed for an exception that is not caught.
def compute():
    counter = 1
    return countr + 1


compute()

#! Traceback (most recent call last):
#!   File "builtin_and_global.py", line 7, in <module>
#!     compute()
#!     ~~~~~~~^^
#!   File "builtin_and_global.py", line 4, in compute
#!     return countr + 1
#!            ^^^^^^
#! NameError: name 'countr' is not defined. Did you mean: 'counter'?
