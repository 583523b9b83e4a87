# A call that cannot be bound shows the caller's line only.
class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


def make():
    return Point(1)


make()

#! Traceback (most recent call last):
#!   File "wrong_arguments.py", line 11, in <module>
#!     make()
#!     ~~~~^^
#!   File "wrong_arguments.py", line 8, in make
#!     return Point(1)
#! TypeError: Point.__init__() missing 1 required positional argument: 'y'
