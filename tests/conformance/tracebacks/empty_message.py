# An exception without a message has no colon.
class Quiet(Exception):
    pass


try:
    raise Quiet
except Quiet:
    raise Quiet()

#! Traceback (most recent call last):
#!   File "empty_message.py", line 7, in <module>
#!     raise Quiet
#! Quiet
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "empty_message.py", line 9, in <module>
#!     raise Quiet()
#! Quiet
