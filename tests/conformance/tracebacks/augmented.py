# An augmented assignment that fails.
counts = {"a": 1}
counts["a"] += 1
print(counts)
counts["b"] += 1

#> {'a': 2}
#! Traceback (most recent call last):
#!   File "augmented.py", line 5, in <module>
#!     counts["b"] += 1
#!     ~~~~~~^^^^^
#! KeyError: 'b'
