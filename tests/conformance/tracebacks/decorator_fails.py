# A decorator that raises shows the decorator's line.
def refuse(f):
    raise TypeError(f"refused {f.__name__}")


@refuse
def function():
    pass

#! Traceback (most recent call last):
#!   File "decorator_fails.py", line 6, in <module>
#!     @refuse
#!      ^^^^^^
#!   File "decorator_fails.py", line 3, in refuse
#!     raise TypeError(f"refused {f.__name__}")
#! TypeError: refused function
