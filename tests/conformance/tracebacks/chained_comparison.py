# The failing link of a chained comparison.
low, value, high = 1, 2, "10"
print(low < value < high)

#! Traceback (most recent call last):
#!   File "chained_comparison.py", line 3, in <module>
#!     print(low < value < high)
#!           ^^^^^^^^^^^^^^^^^^
#! TypeError: '<' not supported between instances of 'int' and 'str'
