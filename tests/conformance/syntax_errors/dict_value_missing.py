# A dict value forgotten.
d = {"a": 1, "b":}

#!   File "dict_value_missing.py", line 2
#!     d = {"a": 1, "b":}
#!                     ^
#! SyntaxError: expression expected after dictionary key and ':'
