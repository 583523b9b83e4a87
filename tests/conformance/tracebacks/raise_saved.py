# An exception raised again later shows both places.
def make():
    raise ValueError("saved")


try:
    make()
except ValueError as e:
    saved = e


def again():
    raise saved


again()

#! Traceback (most recent call last):
#!   File "raise_saved.py", line 16, in <module>
#!     again()
#!     ~~~~~^^
#!   File "raise_saved.py", line 13, in again
#!     raise saved
#!   File "raise_saved.py", line 7, in <module>
#!     make()
#!     ~~~~^^
#!   File "raise_saved.py", line 3, in make
#!     raise ValueError("saved")
#! ValueError: saved
