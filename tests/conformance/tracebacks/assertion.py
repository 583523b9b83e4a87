# An assert statement without and with a message.
def check(x):
    assert x > 0, f"not positive: {x}"
    return x


print(check(1))
check(-1)

#> 1
#! Traceback (most recent call last):
#!   File "assertion.py", line 8, in <module>
#!     check(-1)
#!     ~~~~~^^^^
#!   File "assertion.py", line 3, in check
#!     assert x > 0, f"not positive: {x}"
#!            ^^^^^
#! AssertionError: not positive: -1
