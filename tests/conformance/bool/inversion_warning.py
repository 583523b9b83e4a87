# bool: inversion warning.
# option: --policy standard
# exit: 0
print(~True, ~False)
flag = True
print(~flag)

#> -2 -1
#> -2
#! inversion_warning.py:4: DeprecationWarning: Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. This returns the bitwise inversion of the underlying int object and is usually not what you expect from negating a bool. Use the 'not' operator for boolean negation or ~int(x) if you really want the bitwise inversion of the underlying int.
#!   print(~True, ~False)
#! inversion_warning.py:6: DeprecationWarning: Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. This returns the bitwise inversion of the underlying int object and is usually not what you expect from negating a bool. Use the 'not' operator for boolean negation or ~int(x) if you really want the bitwise inversion of the underlying int.
#!   print(~flag)
