# An undefined name deep in calls.
def outer():
    def inner():
        return undefined_variable
    return inner()


outer()

#! Traceback (most recent call last):
#!   File "name_error_in_function.py", line 8, in <module>
#!     outer()
#!     ~~~~~^^
#!   File "name_error_in_function.py", line 5, in outer
#!     return inner()
#!   File "name_error_in_function.py", line 4, in inner
#!     return undefined_variable
#!            ^^^^^^^^^^^^^^^^^^
#! NameError: name 'undefined_variable' is not defined
