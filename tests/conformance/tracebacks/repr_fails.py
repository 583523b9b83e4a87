# print of an object whose __repr__ raises.
class Bad:
    def __repr__(self):
        raise RuntimeError("cannot show")


print([1, Bad()])

#! Traceback (most recent call last):
#!   File "repr_fails.py", line 7, in <module>
#!     print([1, Bad()])
#!     ~~~~~^^^^^^^^^^^^
#!   File "repr_fails.py", line 4, in __repr__
#!     raise RuntimeError("cannot show")
#! RuntimeError: cannot show
