# Unhandled exceptions propagate in the structure of the original group.
def f():
    try:
        raise ExceptionGroup("eg", [ValueError(1), ExceptionGroup("inner", [TypeError(2), OSError(3)])])
    except* TypeError:
        pass


f()

#!   + Exception Group Traceback (most recent call last):
#!   |   File "traceback_rest.py", line 9, in <module>
#!   |     f()
#!   |     ~^^
#!   |   File "traceback_rest.py", line 4, in f
#!   |     raise ExceptionGroup("eg", [ValueError(1), ExceptionGroup("inner", [TypeError(2), OSError(3)])])
#!   | ExceptionGroup: eg (2 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | ValueError: 1
#!     +---------------- 2 ----------------
#!     | ExceptionGroup: inner (1 sub-exception)
#!     +-+---------------- 1 ----------------
#!       | OSError: 3
#!       +------------------------------------
