# Builtins add no frames: map, filter, max.
def check(x):
    if x > 1:
        raise ValueError(f"too big: {x}")
    return x


print(list(map(check, [0, 1])))
print(max(filter(check, map(check, [0, 1, 2]))))

#> [0, 1]
#! Traceback (most recent call last):
#!   File "builtin_in_middle.py", line 9, in <module>
#!     print(max(filter(check, map(check, [0, 1, 2]))))
#!           ~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "builtin_in_middle.py", line 4, in check
#!     raise ValueError(f"too big: {x}")
#! ValueError: too big: 2
