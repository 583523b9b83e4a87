# An error inside a with block, and frames of __exit__.
class Manager:
    def __enter__(self):
        return self

    def __exit__(self, *args):
        print("exit called with", args[0].__name__)


with Manager() as m:
    m.value = 1
    m.missing

#> exit called with AttributeError
#! Traceback (most recent call last):
#!   File "with_statement.py", line 12, in <module>
#!     m.missing
#! AttributeError: 'Manager' object has no attribute 'missing'
