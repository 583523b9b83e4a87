# datetime: timedelta arithmetic.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from datetime import timedelta as TD
a, b = TD(days=1, hours=2, seconds=3.5), TD(minutes=-5)
print(a, repr(a), b, repr(b), a + b, a - b, a * 2, 2 * a, a * 1.5, a / 2, a / b, a // b, a // 7, a % TD(hours=1),
      divmod(a, TD(hours=5)), -a, +a, abs(b), a > b, a == TD(1, 7203, 500000), bool(TD()),
      hash(a) == hash(TD(1, 7203.5)), a.total_seconds(), b.total_seconds(), a.days, b.days, b.seconds, a.microseconds)
print(TD(weeks=1, milliseconds=5, microseconds=7), TD(0.5), TD(microseconds=0.5), TD(microseconds=1.5),
      TD(seconds=-1), TD(days=-1, seconds=86399), TD(1.000001), TD.min, TD.max, TD.resolution,
      str(TD(days=-2, hours=3)), str(TD(100)), repr(TD()), repr(TD(microseconds=-1)), TD(hours=25),
      TD(days=1.5, hours=-36), TD(microseconds=3) / 2, TD(microseconds=5) // 2, TD(microseconds=-5) // 2,
      TD(1) * 0.1, TD(3) / 0.7, sum([TD(1), TD(2)], TD()), max(a, b), sorted([a, b]))
t(lambda: TD(days=10**9))
t(lambda: TD.max + TD.resolution)
t(lambda: -TD.max)
t(lambda: TD.min - TD(1))
t(lambda: a / 0)
t(lambda: a // 0)
t(lambda: a % TD())
t(lambda: a + 1)
t(lambda: a * a)
t(lambda: 1 / a)
t(lambda: a < 1)
t(lambda: a == 1)
t(lambda: TD("1"))
t(lambda: TD(None))
t(lambda: TD(float("nan")))
t(lambda: TD(float("inf")))
t(lambda: a * "x")
t(lambda: a * float("nan"))
t(lambda: setattr(a, "days", 1))
t(lambda: TD(10**20))
t(lambda: a * 10**20)
t(lambda: a / float("inf"))
t(lambda: abs(TD.min))
t(lambda: sum([TD(1)]))
t(lambda: a // 1.5)
t(lambda: a % 5)
t(lambda: round(a))
t(lambda: int(a))
t(lambda: f"{a:x}")

#> 1 day, 2:00:03.500000 datetime.timedelta(days=1, seconds=7203, microseconds=500000) -1 day, 23:55:00 datetime.timedelta(days=-1, seconds=86100) 1 day, 1:55:03.500000 1 day, 2:05:03.500000 2 days, 4:00:07 2 days, 4:00:07 1 day, 15:00:05.250000 13:00:01.750000 -312.01166666666666 -313 3:42:51.928571 0:00:03.500000 (5, datetime.timedelta(seconds=3603, microseconds=500000)) -2 days, 21:59:56.500000 1 day, 2:00:03.500000 0:05:00 True True False True 93603.5 -300.0 1 -1 86100 500000
#> 7 days, 0:00:00.005007 12:00:00 0:00:00 0:00:00.000002 -1 day, 23:59:59 -1 day, 23:59:59 1 day, 0:00:00.086400 -999999999 days, 0:00:00 999999999 days, 23:59:59.999999 0:00:00.000001 -2 days, 3:00:00 100 days, 0:00:00 datetime.timedelta(0) datetime.timedelta(days=-1, seconds=86399, microseconds=999999) 1 day, 1:00:00 0:00:00 0:00:00.000002 0:00:00.000002 -1 day, 23:59:59.999997 2:24:00 4 days, 6:51:25.714286 3 days, 0:00:00 1 day, 2:00:03.500000 [datetime.timedelta(days=-1, seconds=86100), datetime.timedelta(days=1, seconds=7203, microseconds=500000)]
#> OverflowError days=1000000000; must have magnitude <= 999999999
#> OverflowError days=1000000000; must have magnitude <= 999999999
#> OverflowError days=-1000000000; must have magnitude <= 999999999
#> OverflowError days=-1000000000; must have magnitude <= 999999999
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> TypeError unsupported operand type(s) for +: 'datetime.timedelta' and 'int'
#> TypeError unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timedelta'
#> TypeError unsupported operand type(s) for /: 'int' and 'datetime.timedelta'
#> TypeError '<' not supported between instances of 'datetime.timedelta' and 'int'
#> False
#> TypeError unsupported type for timedelta days component: str
#> TypeError unsupported type for timedelta days component: NoneType
#> ValueError cannot convert float NaN to integer
#> OverflowError cannot convert float infinity to integer
#> TypeError can't multiply sequence by non-int of type 'datetime.timedelta'
#> ValueError cannot convert NaN to integer ratio
#> AttributeError readonly attribute
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> OverflowError cannot convert Infinity to integer ratio
#> 999999999 days, 0:00:00
#> TypeError unsupported operand type(s) for +: 'int' and 'datetime.timedelta'
#> TypeError unsupported operand type(s) for //: 'datetime.timedelta' and 'float'
#> TypeError unsupported operand type(s) for %: 'datetime.timedelta' and 'int'
#> TypeError type datetime.timedelta doesn't define __round__ method
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'datetime.timedelta'
#> TypeError unsupported format string passed to datetime.timedelta.__format__
