# An error in the else clause.
try:
    print("body")
except ValueError:
    print("no")
else:
    raise KeyError("else clause")
finally:
    print("finally")

#> body
#> finally
#! Traceback (most recent call last):
#!   File "raise_in_except_else.py", line 7, in <module>
#!     raise KeyError("else clause")
#! KeyError: 'else clause'
