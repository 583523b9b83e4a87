# Rings of causes and contexts are cut where they close.
a, b, c, d = ValueError("a"), ValueError("b"), ValueError("c"), ValueError("d")
a.__cause__ = b
b.__context__ = a
c.__context__ = a
c.__cause__ = None
c.__suppress_context__ = False
d.__cause__ = d
group = ExceptionGroup("group", [c, d, a])
d.__context__ = group
b.__suppress_context__ = True
shared = KeyError("shared")
left, right = IndexError("left"), IndexError("right")
left.__context__ = right.__context__ = shared
group2 = ExceptionGroup("both", [left, right, shared])
group2.__context__ = group
raise group2

#!   | ExceptionGroup: group (3 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | ValueError: c
#!     +---------------- 2 ----------------
#!     | ValueError: d
#!     +---------------- 3 ----------------
#!     | ValueError: b
#!     | 
#!     | The above exception was the direct cause of the following exception:
#!     | 
#!     | ValueError: a
#!     +------------------------------------
#!
#! During handling of the above exception, another exception occurred:
#!
#!   + Exception Group Traceback (most recent call last):
#!   |   File "rings.py", line 17, in <module>
#!   |     raise group2
#!   | ExceptionGroup: both (3 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | IndexError: left
#!     +---------------- 2 ----------------
#!     | IndexError: right
#!     +---------------- 3 ----------------
#!     | KeyError: 'shared'
#!     +------------------------------------
