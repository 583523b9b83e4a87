# An assert without a message.
values = [1, 2]
assert len(values) == 2
assert values == [2, 1] and values

#! Traceback (most recent call last):
#!   File "assertion_plain.py", line 4, in <module>
#!     assert values == [2, 1] and values
#!            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! AssertionError
