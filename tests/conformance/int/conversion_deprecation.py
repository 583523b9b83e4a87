# int: conversion deprecation.
# option: --policy standard
# exit: 0
class IntSub:
    def __int__(self): return True
class IndexSub:
    def __index__(self): return True
print(int(IntSub()))
print(int(IndexSub()), type(int(IntSub())))

#> 1
#> 1 <class 'int'>
#! conversion_deprecation.py:8: DeprecationWarning: __int__ returned non-int (type bool).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#!   print(int(IntSub()))
#! conversion_deprecation.py:9: DeprecationWarning: __index__ returned non-int (type bool).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#!   print(int(IndexSub()), type(int(IntSub())))
#! conversion_deprecation.py:9: DeprecationWarning: __int__ returned non-int (type bool).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#!   print(int(IndexSub()), type(int(IntSub())))
