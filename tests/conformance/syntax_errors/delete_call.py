# del of a call.
del f(1), x

#!   File "delete_call.py", line 2
#!     del f(1), x
#!         ^^^^
#! SyntaxError: cannot delete function call
