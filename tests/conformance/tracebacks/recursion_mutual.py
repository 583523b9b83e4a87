# Mutual recursion is not folded.
def ping(n):
    return pong(n - 1)


def pong(n):
    if n <= 0:
        return 1 // 0
    return ping(n - 1)


ping(6)

#! Traceback (most recent call last):
#!   File "recursion_mutual.py", line 12, in <module>
#!     ping(6)
#!     ~~~~^^^
#!   File "recursion_mutual.py", line 3, in ping
#!     return pong(n - 1)
#!   File "recursion_mutual.py", line 9, in pong
#!     return ping(n - 1)
#!   File "recursion_mutual.py", line 3, in ping
#!     return pong(n - 1)
#!   File "recursion_mutual.py", line 9, in pong
#!     return ping(n - 1)
#!   File "recursion_mutual.py", line 3, in ping
#!     return pong(n - 1)
#!   File "recursion_mutual.py", line 9, in pong
#!     return ping(n - 1)
#!   File "recursion_mutual.py", line 3, in ping
#!     return pong(n - 1)
#!   File "recursion_mutual.py", line 8, in pong
#!     return 1 // 0
#!            ~~^^~~
#! ZeroDivisionError: division by zero
