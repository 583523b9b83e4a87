# Reading a local before assignment, uncaught.
total = 10


def add(values):
    for v in values:
        total += v
    return total


add([1, 2])

#! Traceback (most recent call last):
#!   File "unbound_local.py", line 11, in <module>
#!     add([1, 2])
#!     ~~~^^^^^^^^
#!   File "unbound_local.py", line 7, in add
#!     total += v
#!     ^^^^^
#! UnboundLocalError: cannot access local variable 'total' where it is not associated with a value
