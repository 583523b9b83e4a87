# A dict key without a value.
d = {"a": 1, "b"}

#!   File "dict_missing_value.py", line 2
#!     d = {"a": 1, "b"}
#!                    ^
#! SyntaxError: ':' expected after dictionary key
