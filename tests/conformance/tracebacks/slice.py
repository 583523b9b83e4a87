# A slice with wrong bounds.
items = [1, 2, 3]
start = "1"
print(items[1:])
print(items[start:2])

#> [2, 3]
#! Traceback (most recent call last):
#!   File "slice.py", line 5, in <module>
#!     print(items[start:2])
#!           ~~~~~^^^^^^^^^
#! TypeError: slice indices must be integers or None or have an __index__ method
