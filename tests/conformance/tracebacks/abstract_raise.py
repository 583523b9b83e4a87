# raise of an object that is not an exception.
def fail():
    raise "just text"


fail()

#! Traceback (most recent call last):
#!   File "abstract_raise.py", line 6, in <module>
#!     fail()
#!     ~~~~^^
#!   File "abstract_raise.py", line 3, in fail
#!     raise "just text"
#! TypeError: exceptions must derive from BaseException
