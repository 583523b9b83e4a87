# * unpacking after ** unpacking.
f(**d, *a)

#!   File "iterable_after_unpacking.py", line 2
#!     f(**d, *a)
#!          ^^^^
#! SyntaxError: iterable argument unpacking follows keyword argument unpacking
