# KeyError shows the repr of its key.
stock = {"apple": 1}
stock["it's"]

#! Traceback (most recent call last):
#!   File "key_error_quotes.py", line 3, in <module>
#!     stock["it's"]
#!     ~~~~~^^^^^^^^
#! KeyError: "it's"
