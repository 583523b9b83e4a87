# Too few values for a starred target.
first, second, *rest = [1]

#! Traceback (most recent call last):
#!   File "unpack_starred.py", line 2, in <module>
#!     first, second, *rest = [1]
#!     ^^^^^^^^^^^^^^^^^^^^
#! ValueError: not enough values to unpack (expected at least 2, got 1)
