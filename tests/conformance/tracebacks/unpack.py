# An unpacking that fails.
def pairs():
    return [(1, 2), (3, 4, 5)]


for a, b in pairs():
    print(a, b)

#> 1 2
#! Traceback (most recent call last):
#!   File "unpack.py", line 6, in <module>
#!     for a, b in pairs():
#!         ^^^^
#! ValueError: too many values to unpack (expected 2, got 3)
