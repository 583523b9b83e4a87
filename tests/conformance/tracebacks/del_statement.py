# del of a missing key.
cache = {"x": 1}
del cache["x"]
del cache["x"]

#! Traceback (most recent call last):
#!   File "del_statement.py", line 4, in <module>
#!     del cache["x"]
#!         ~~~~~^^^^^
#! KeyError: 'x'
