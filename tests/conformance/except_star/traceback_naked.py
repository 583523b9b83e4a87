# A naked exception, wrapped for the clause and raised again.
try:
    raise ValueError("naked")
except* ValueError as e:
    raise

#!   + Exception Group Traceback (most recent call last):
#!   |   File "traceback_naked.py", line 4, in <module>
#!   |     except* ValueError as e:
#!   |         raise
#!   | ExceptionGroup:  (1 sub-exception)
#!   +-+---------------- 1 ----------------
#!     | Traceback (most recent call last):
#!     |   File "traceback_naked.py", line 3, in <module>
#!     |     raise ValueError("naked")
#!     | ValueError: naked
#!     +------------------------------------
