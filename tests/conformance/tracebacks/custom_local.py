# An exception class made inside a function.
def make():
    class LocalError(LookupError):
        pass
    return LocalError


raise make()("from a local class")

#! Traceback (most recent call last):
#!   File "custom_local.py", line 8, in <module>
#!     raise make()("from a local class")
#! make.<locals>.LocalError: from a local class
