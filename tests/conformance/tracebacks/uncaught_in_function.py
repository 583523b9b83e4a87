# An exception that leaves two functions shows each call with its caret range.


def inner(value):
    return 10 / value


def outer(values):
    total = 0
    for value in values:
        total += inner(value)
    return total


print(outer([1, 2, 5]))
print("before")
print(outer([1, 0]))
print("never")

#> 17.0
#> before
#! Traceback (most recent call last):
#!   File "uncaught_in_function.py", line 17, in <module>
#!     print(outer([1, 0]))
#!           ~~~~~^^^^^^^^
#!   File "uncaught_in_function.py", line 11, in outer
#!     total += inner(value)
#!              ~~~~~^^^^^^^
#!   File "uncaught_in_function.py", line 5, in inner
#!     return 10 / value
#!            ~~~^~~~~~~
#! ZeroDivisionError: division by zero
