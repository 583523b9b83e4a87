# A forgotten colon after class.
class A
    pass

#!   File "missing_colon_class.py", line 2
#!     class A
#!            ^
#! SyntaxError: expected ':'
