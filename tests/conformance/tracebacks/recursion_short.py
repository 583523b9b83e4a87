# The same line repeated a few times is shown three times, then counted.
def down(n):
    if n == 0:
        raise ValueError("bottom")
    return down(n - 1)


down(10)

#! Traceback (most recent call last):
#!   File "recursion_short.py", line 8, in <module>
#!     down(10)
#!     ~~~~^^^^
#!   File "recursion_short.py", line 5, in down
#!     return down(n - 1)
#!   File "recursion_short.py", line 5, in down
#!     return down(n - 1)
#!   File "recursion_short.py", line 5, in down
#!     return down(n - 1)
#!   [Previous line repeated 7 more times]
#!   File "recursion_short.py", line 4, in down
#!     raise ValueError("bottom")
#! ValueError: bottom
