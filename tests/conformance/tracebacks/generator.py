# A generator frame between its caller and its helper.
def helper(x):
    return 10 // x


def numbers():
    for i in (2, 1, 0):
        yield helper(i)


for n in numbers():
    print(n)

#> 5
#> 10
#! Traceback (most recent call last):
#!   File "generator.py", line 11, in <module>
#!     for n in numbers():
#!              ~~~~~~~^^
#!   File "generator.py", line 8, in numbers
#!     yield helper(i)
#!           ~~~~~~^^^
#!   File "generator.py", line 3, in helper
#!     return 10 // x
#!            ~~~^^~~
#! ZeroDivisionError: division by zero
