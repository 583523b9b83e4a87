# The message of an exception whose __str__ raises.
class Broken(Exception):
    def __str__(self):
        raise ValueError("no text")


raise Broken("x")

#! Traceback (most recent call last):
#!   File "str_fails.py", line 7, in <module>
#!     raise Broken("x")
#! Broken: <exception str() failed>
