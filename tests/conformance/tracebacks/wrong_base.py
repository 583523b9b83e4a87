# A class statement with a base that is not a class.
base = 5


class Child(base):
    pass

#! Traceback (most recent call last):
#!   File "wrong_base.py", line 5, in <module>
#!     class Child(base):
#!         pass
#! TypeError: int expected at most 2 arguments, got 3
