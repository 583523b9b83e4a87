# The traceback of exceptions raised in clauses and of unhandled ones.
def raise_group():
    raise ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(3)])


def handle():
    try:
        raise_group()
    except* ValueError as e:
        raise KeyError("new")
    except* TypeError:
        raise IndexError("other") from None


handle()

#!   + Exception Group Traceback (most recent call last):
#!   |   File "traceback_unhandled.py", line 15, in <module>
#!   |     handle()
#!   |     ~~~~~~^^
#!   | ExceptionGroup:  (3 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | Exception Group Traceback (most recent call last):
#!     |   File "traceback_unhandled.py", line 8, in handle
#!     |     raise_group()
#!     |     ~~~~~~~~~~~^^
#!     |   File "traceback_unhandled.py", line 3, in raise_group
#!     |     raise ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(3)])
#!     | ExceptionGroup: eg (1 sub-exception)
#!     +-+---------------- 1 ----------------
#!       | ValueError: 1
#!       +------------------------------------
#!     | 
#!     | During handling of the above exception, another exception occurred:
#!     | 
#!     | Traceback (most recent call last):
#!     |   File "traceback_unhandled.py", line 10, in handle
#!     |     raise KeyError("new")
#!     | KeyError: 'new'
#!     +---------------- 2 ----------------
#!     | Traceback (most recent call last):
#!     |   File "traceback_unhandled.py", line 12, in handle
#!     |     raise IndexError("other") from None
#!     | IndexError: other
#!     +---------------- 3 ----------------
#!     | Exception Group Traceback (most recent call last):
#!     |   File "traceback_unhandled.py", line 8, in handle
#!     |     raise_group()
#!     |     ~~~~~~~~~~~^^
#!     |   File "traceback_unhandled.py", line 3, in raise_group
#!     |     raise ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(3)])
#!     | ExceptionGroup: eg (1 sub-exception)
#!     +-+---------------- 1 ----------------
#!       | OSError: 3
#!       +------------------------------------
