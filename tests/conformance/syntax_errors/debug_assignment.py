# __debug__ cannot be assigned.
__debug__ = 1

#!   File "debug_assignment.py", line 2
#!     __debug__ = 1
#!     ^^^^^^^^^
#! SyntaxError: cannot assign to __debug__
