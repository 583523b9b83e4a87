# An error raised by an iterator in a for loop.
class Numbers:
    def __iter__(self):
        return self

    def __next__(self):
        return [][0]


for n in Numbers():
    print(n)

#! Traceback (most recent call last):
#!   File "next_raises.py", line 10, in <module>
#!     for n in Numbers():
#!              ~~~~~~~^^
#!   File "next_raises.py", line 7, in __next__
#!     return [][0]
#!            ~~^^^
#! IndexError: list index out of range
