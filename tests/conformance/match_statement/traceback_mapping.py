# Where an error within a pattern is shown.
class Bad:
    def __eq__(self, other):
        raise ValueError("eq")


def first(x):
    match x:
        case {"a": [1, int(real=3),
                    2]}:
            pass


print(first({"a": [1, 2, 3]}))
first({"a": [1, Bad(), 2]})
first({"a": [Bad(), 3, 2]})

#> None
#! Traceback (most recent call last):
#!   File "traceback_mapping.py", line 16, in <module>
#!     first({"a": [Bad(), 3, 2]})
#!     ~~~~~^^^^^^^^^^^^^^^^^^^^^^
#!   File "traceback_mapping.py", line 9, in first
#!     case {"a": [1, int(real=3),
#!                 ^
#!   File "traceback_mapping.py", line 4, in __eq__
#!     raise ValueError("eq")
#! ValueError: eq
