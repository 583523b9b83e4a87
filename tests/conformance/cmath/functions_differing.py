# cmath: functions, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import cmath
from math import inf, nan
def r(z): return complex(round(z.real, 9) + 0.0, round(z.imag, 9) + 0.0)
class C:
    def __complex__(self): return 3 + 4j
class F:
    def __float__(self): return 4.0
class I:
    def __index__(self): return 9
class Bad:
    def __complex__(self): return 5
t(lambda: cmath.sqrt(Bad()))

#> TypeError __complex__ returned non-complex (type int)
