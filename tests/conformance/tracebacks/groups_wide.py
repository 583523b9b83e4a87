# A group shows fifteen members; groups within groups are shown ten deep.
def nest(error, depth):
    for i in range(depth):
        error = ExceptionGroup(f"level {i}", [error])
    return error


members = [ValueError(i) for i in range(15)]
first = ExceptionGroup("fifteen", members)
second = ExceptionGroup("sixteen", members + [KeyError()])
third = ExceptionGroup("eighteen", members + [KeyError(), KeyError(), KeyError()])
fourth = nest(ValueError("bottom"), 10)
fifth = nest(ValueError("bottom"), 13)
second.__context__ = first
third.__cause__ = second
fourth.__context__ = third
fifth.__cause__ = fourth
raise fifth

#!   | ExceptionGroup: fifteen (15 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | ValueError: 0
#!     +---------------- 2 ----------------
#!     | ValueError: 1
#!     +---------------- 3 ----------------
#!     | ValueError: 2
#!     +---------------- 4 ----------------
#!     | ValueError: 3
#!     +---------------- 5 ----------------
#!     | ValueError: 4
#!     +---------------- 6 ----------------
#!     | ValueError: 5
#!     +---------------- 7 ----------------
#!     | ValueError: 6
#!     +---------------- 8 ----------------
#!     | ValueError: 7
#!     +---------------- 9 ----------------
#!     | ValueError: 8
#!     +---------------- 10 ----------------
#!     | ValueError: 9
#!     +---------------- 11 ----------------
#!     | ValueError: 10
#!     +---------------- 12 ----------------
#!     | ValueError: 11
#!     +---------------- 13 ----------------
#!     | ValueError: 12
#!     +---------------- 14 ----------------
#!     | ValueError: 13
#!     +---------------- 15 ----------------
#!     | ValueError: 14
#!     +------------------------------------
#!
#! During handling of the above exception, another exception occurred:
#!
#!   | ExceptionGroup: sixteen (16 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | ValueError: 0
#!     +---------------- 2 ----------------
#!     | ValueError: 1
#!     +---------------- 3 ----------------
#!     | ValueError: 2
#!     +---------------- 4 ----------------
#!     | ValueError: 3
#!     +---------------- 5 ----------------
#!     | ValueError: 4
#!     +---------------- 6 ----------------
#!     | ValueError: 5
#!     +---------------- 7 ----------------
#!     | ValueError: 6
#!     +---------------- 8 ----------------
#!     | ValueError: 7
#!     +---------------- 9 ----------------
#!     | ValueError: 8
#!     +---------------- 10 ----------------
#!     | ValueError: 9
#!     +---------------- 11 ----------------
#!     | ValueError: 10
#!     +---------------- 12 ----------------
#!     | ValueError: 11
#!     +---------------- 13 ----------------
#!     | ValueError: 12
#!     +---------------- 14 ----------------
#!     | ValueError: 13
#!     +---------------- 15 ----------------
#!     | ValueError: 14
#!     +---------------- ... ----------------
#!     | and 1 more exception
#!     +------------------------------------
#!
#! The above exception was the direct cause of the following exception:
#!
#!   | ExceptionGroup: eighteen (18 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | ValueError: 0
#!     +---------------- 2 ----------------
#!     | ValueError: 1
#!     +---------------- 3 ----------------
#!     | ValueError: 2
#!     +---------------- 4 ----------------
#!     | ValueError: 3
#!     +---------------- 5 ----------------
#!     | ValueError: 4
#!     +---------------- 6 ----------------
#!     | ValueError: 5
#!     +---------------- 7 ----------------
#!     | ValueError: 6
#!     +---------------- 8 ----------------
#!     | ValueError: 7
#!     +---------------- 9 ----------------
#!     | ValueError: 8
#!     +---------------- 10 ----------------
#!     | ValueError: 9
#!     +---------------- 11 ----------------
#!     | ValueError: 10
#!     +---------------- 12 ----------------
#!     | ValueError: 11
#!     +---------------- 13 ----------------
#!     | ValueError: 12
#!     +---------------- 14 ----------------
#!     | ValueError: 13
#!     +---------------- 15 ----------------
#!     | ValueError: 14
#!     +---------------- ... ----------------
#!     | and 3 more exceptions
#!     +------------------------------------
#!
#! During handling of the above exception, another exception occurred:
#!
#!   | ExceptionGroup: level 9 (1 sub-exception)
#!   +-+---------------- 1 ----------------
#!     | ExceptionGroup: level 8 (1 sub-exception)
#!     +-+---------------- 1 ----------------
#!       | ExceptionGroup: level 7 (1 sub-exception)
#!       +-+---------------- 1 ----------------
#!         | ExceptionGroup: level 6 (1 sub-exception)
#!         +-+---------------- 1 ----------------
#!           | ExceptionGroup: level 5 (1 sub-exception)
#!           +-+---------------- 1 ----------------
#!             | ExceptionGroup: level 4 (1 sub-exception)
#!             +-+---------------- 1 ----------------
#!               | ExceptionGroup: level 3 (1 sub-exception)
#!               +-+---------------- 1 ----------------
#!                 | ExceptionGroup: level 2 (1 sub-exception)
#!                 +-+---------------- 1 ----------------
#!                   | ExceptionGroup: level 1 (1 sub-exception)
#!                   +-+---------------- 1 ----------------
#!                     | ExceptionGroup: level 0 (1 sub-exception)
#!                     +-+---------------- 1 ----------------
#!                       | ValueError: bottom
#!                       +------------------------------------
#!
#! The above exception was the direct cause of the following exception:
#!
#!   + Exception Group Traceback (most recent call last):
#!   |   File "groups_wide.py", line 18, in <module>
#!   |     raise fifth
#!   | ExceptionGroup: level 12 (1 sub-exception)
#!   +-+---------------- 1 ----------------
#!     | ExceptionGroup: level 11 (1 sub-exception)
#!     +-+---------------- 1 ----------------
#!       | ExceptionGroup: level 10 (1 sub-exception)
#!       +-+---------------- 1 ----------------
#!         | ExceptionGroup: level 9 (1 sub-exception)
#!         +-+---------------- 1 ----------------
#!           | ExceptionGroup: level 8 (1 sub-exception)
#!           +-+---------------- 1 ----------------
#!             | ExceptionGroup: level 7 (1 sub-exception)
#!             +-+---------------- 1 ----------------
#!               | ExceptionGroup: level 6 (1 sub-exception)
#!               +-+---------------- 1 ----------------
#!                 | ExceptionGroup: level 5 (1 sub-exception)
#!                 +-+---------------- 1 ----------------
#!                   | ExceptionGroup: level 4 (1 sub-exception)
#!                   +-+---------------- 1 ----------------
#!                     | ExceptionGroup: level 3 (1 sub-exception)
#!                     +-+---------------- 1 ----------------
#!                       | ... (max_group_depth is 10)
#!                       +------------------------------------
