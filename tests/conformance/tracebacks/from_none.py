# raise from None hides the context.
def get(d, k):
    try:
        return d[k]
    except KeyError:
        raise LookupError("not there") from None


get({}, "k")

#! Traceback (most recent call last):
#!   File "from_none.py", line 9, in <module>
#!     get({}, "k")
#!     ~~~^^^^^^^^^
#!   File "from_none.py", line 6, in get
#!     raise LookupError("not there") from None
#! LookupError: not there
