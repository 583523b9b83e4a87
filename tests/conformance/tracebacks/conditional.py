# A conditional expression that fails in one branch.
def pick(flag, x):
    return x.upper() if flag else x.undefined_method(1)


print(pick(True, "a"))
pick(False, "a")

#> A
#! Traceback (most recent call last):
#!   File "conditional.py", line 7, in <module>
#!     pick(False, "a")
#!     ~~~~^^^^^^^^^^^^
#!   File "conditional.py", line 3, in pick
#!     return x.upper() if flag else x.undefined_method(1)
#!                                   ^^^^^^^^^^^^^^^^^^
#! AttributeError: 'str' object has no attribute 'undefined_method'
