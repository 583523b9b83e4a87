# datetime: timedelta arithmetic, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from datetime import timedelta as TD
a, b = TD(days=1, hours=2, seconds=3.5), TD(minutes=-5)
t(lambda: TD(foo=1))
t(lambda: TD(1, 2, 3, 4, 5, 6, 7, 8))

#> TypeError __new__() got an unexpected keyword argument 'foo'
#> TypeError __new__() takes at most 7 arguments (8 given)
