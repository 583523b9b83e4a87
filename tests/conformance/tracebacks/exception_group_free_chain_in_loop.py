# A chain made in a loop.
error = None
for i in range(3):
    try:
        try:
            raise ValueError(i)
        except ValueError as e:
            if error is not None:
                raise KeyError(i) from error
            raise
    except Exception as e:
        error = e
raise error

#! Traceback (most recent call last):
#!   File "exception_group_free_chain_in_loop.py", line 6, in <module>
#!     raise ValueError(i)
#! ValueError: 0
#!
#! The above exception was the direct cause of the following exception:
#!
#! Traceback (most recent call last):
#!   File "exception_group_free_chain_in_loop.py", line 9, in <module>
#!     raise KeyError(i) from error
#! KeyError: 1
#!
#! The above exception was the direct cause of the following exception:
#!
#! Traceback (most recent call last):
#!   File "exception_group_free_chain_in_loop.py", line 13, in <module>
#!     raise error
#!   File "exception_group_free_chain_in_loop.py", line 9, in <module>
#!     raise KeyError(i) from error
#! KeyError: 2
