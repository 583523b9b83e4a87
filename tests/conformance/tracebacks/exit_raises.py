# An error in __exit__ while handling another.
class Manager:
    def __enter__(self):
        return self

    def __exit__(self, *args):
        raise RuntimeError("exit failed")


with Manager():
    raise ValueError("body failed")

#! Traceback (most recent call last):
#!   File "exit_raises.py", line 11, in <module>
#!     raise ValueError("body failed")
#! ValueError: body failed
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "exit_raises.py", line 10, in <module>
#!     with Manager():
#!          ~~~~~~~^^
#!   File "exit_raises.py", line 7, in __exit__
#!     raise RuntimeError("exit failed")
#! RuntimeError: exit failed
