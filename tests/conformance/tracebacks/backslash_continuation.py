# A statement continued with a backslash.
total = 1 + \
    2 + \
    "3"

#! Traceback (most recent call last):
#!   File "backslash_continuation.py", line 2, in <module>
#!     total = 1 + \
#!             ~~~~~
#!         2 + \
#!         ~~^~~
#!         "3"
#!         ~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'
