# Assigning to an item of a tuple.
point = (1, 2)
point[0] = 5

#! Traceback (most recent call last):
#!   File "assign_item.py", line 3, in <module>
#!     point[0] = 5
#!     ~~~~~^^^
#! TypeError: 'tuple' object does not support item assignment
