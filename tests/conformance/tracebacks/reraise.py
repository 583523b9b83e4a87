# A bare raise keeps the original lines and adds none twice.
def low():
    raise ValueError("low")


def mid():
    try:
        low()
    except ValueError:
        print("logging")
        raise


mid()

#> logging
#! Traceback (most recent call last):
#!   File "reraise.py", line 14, in <module>
#!     mid()
#!     ~~~^^
#!   File "reraise.py", line 8, in mid
#!     low()
#!     ~~~^^
#!   File "reraise.py", line 3, in low
#!     raise ValueError("low")
#! ValueError: low
