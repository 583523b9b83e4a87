# Reading a free variable before its assignment, uncaught.
def outer():
    def inner():
        return later + 1
    result = inner()
    later = 5
    return result


outer()

#! Traceback (most recent call last):
#!   File "free_variable.py", line 10, in <module>
#!     outer()
#!     ~~~~~^^
#!   File "free_variable.py", line 5, in outer
#!     result = inner()
#!   File "free_variable.py", line 4, in inner
#!     return later + 1
#!            ^^^^^
#! NameError: cannot access free variable 'later' where it is not associated with a value in enclosing scope. Did you mean: 'outer'?
