# An error in __enter__.
class Manager:
    def __enter__(self):
        raise RuntimeError("enter failed")

    def __exit__(self, *args):
        pass


with Manager() as m, Manager() as n:
    print("never")

#! Traceback (most recent call last):
#!   File "enter_raises.py", line 10, in <module>
#!     with Manager() as m, Manager() as n:
#!          ~~~~~~~^^
#!   File "enter_raises.py", line 4, in __enter__
#!     raise RuntimeError("enter failed")
#! RuntimeError: enter failed
