# Errors in a decorator and in the function that it returns.
def trace(f):
    def wrapper(*args):
        return f(*args) + 1
    return wrapper


@trace
def name(x):
    return "a" * x


name(3)

#! Traceback (most recent call last):
#!   File "decorator.py", line 13, in <module>
#!     name(3)
#!     ~~~~^^^
#!   File "decorator.py", line 4, in wrapper
#!     return f(*args) + 1
#!            ~~~~~~~~~^~~
#! TypeError: can only concatenate str (not "int") to str
