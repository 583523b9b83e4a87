# An error in finally while another is propagating.
def f():
    try:
        raise ValueError("body")
    finally:
        cleanup()


def cleanup():
    raise OSError("cleanup failed")


f()

#! Traceback (most recent call last):
#!   File "finally_raises.py", line 4, in f
#!     raise ValueError("body")
#! ValueError: body
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "finally_raises.py", line 13, in <module>
#!     f()
#!     ~^^
#!   File "finally_raises.py", line 6, in f
#!     cleanup()
#!     ~~~~~~~^^
#!   File "finally_raises.py", line 10, in cleanup
#!     raise OSError("cleanup failed")
#! OSError: cleanup failed
