# A chain of three: cause and context mixed.
def a():
    raise ValueError("first")


def b():
    try:
        a()
    except ValueError as e:
        raise KeyError("second") from e


def c():
    try:
        b()
    except KeyError:
        raise TypeError("third")


c()

#! Traceback (most recent call last):
#!   File "chained_three.py", line 8, in b
#!     a()
#!     ~^^
#!   File "chained_three.py", line 3, in a
#!     raise ValueError("first")
#! ValueError: first
#!
#! The above exception was the direct cause of the following exception:
#!
#! Traceback (most recent call last):
#!   File "chained_three.py", line 15, in c
#!     b()
#!     ~^^
#!   File "chained_three.py", line 10, in b
#!     raise KeyError("second") from e
#! KeyError: 'second'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "chained_three.py", line 20, in <module>
#!     c()
#!     ~^^
#!   File "chained_three.py", line 17, in c
#!     raise TypeError("third")
#! TypeError: third
