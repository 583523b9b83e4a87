# datetime: tzinfo classes of guests, astimezone, fold, comparison across zones, odd results.
# option: --policy standard
from datetime import *


def show(label, f):
    try:
        print(label, '->', f())
    except Exception as error:
        print(label, '->', type(error).__name__, error)


class Eastern(tzinfo):
    """Daylight saving time from the second Sunday of March to the first of November."""

    def bounds(self, dt):
        march = datetime(dt.year, 3, 8, 2)
        november = datetime(dt.year, 11, 1, 2)
        return march + timedelta(days=(6 - march.weekday()) % 7), november + timedelta(days=(6 - november.weekday())
            % 7)

    def dst(self, dt):
        if dt is None:
            return timedelta(0)
        start, end = self.bounds(dt)
        naive = dt.replace(tzinfo=None, fold=0)
        if start <= naive < start + timedelta(hours=1):
            return timedelta(hours=0 if dt.fold == 0 else 1)
        if end - timedelta(hours=1) <= naive < end:
            return timedelta(hours=0 if dt.fold else 1)
        return timedelta(hours=1) if start <= naive < end else timedelta(0)

    def utcoffset(self, dt):
        return timedelta(hours=-5) + self.dst(dt)

    def tzname(self, dt):
        return 'EDT' if self.dst(dt) else 'EST'

    def __repr__(self):
        return 'Eastern()'


class Fixed(tzinfo):
    def __init__(self, minutes, name=None):
        self.minutes = minutes
        self.name = name

    def utcoffset(self, dt):
        return timedelta(minutes=self.minutes)

    def dst(self, dt):
        return timedelta(0)

    def tzname(self, dt):
        return self.name

    def __repr__(self):
        return f'Fixed({self.minutes})'


east = Eastern()
for dt in (datetime(2024, 1, 1, 12), datetime(2024, 7, 1, 12), datetime(2024, 3, 10, 1, 59),
           datetime(2024, 3, 10, 3), datetime(2024, 11, 3, 0, 59), datetime(2024, 11, 3, 1, 30),
           datetime(2024, 11, 3, 1, 30, fold=1), datetime(2024, 11, 3, 2)):
    local = dt.replace(tzinfo=east)
    print(local, repr(local), local.utcoffset(), local.dst(), local.tzname(), local.astimezone(timezone.utc),
          local.timestamp(), local.timetuple().tm_isdst, local.utctimetuple()[:6])
for hour in range(4, 9):
    utc = datetime(2024, 11, 3, hour, 30, tzinfo=timezone.utc)
    print(utc, utc.astimezone(east), utc.astimezone(Fixed(90, 'F')))
a = datetime(2024, 11, 3, 1, 30, tzinfo=east)
b = a.replace(fold=1)
print(a == b, a - b, hash(a) == hash(b), a.astimezone(timezone.utc) == b.astimezone(timezone.utc),
      a == a.astimezone(timezone.utc), a < b.astimezone(timezone.utc))
x = datetime(2024, 6, 1, 12, tzinfo=Fixed(60))
y = datetime(2024, 6, 1, 13, tzinfo=Fixed(120))
print(x == y, hash(x) == hash(y), x - y, x < y, x <= y, x is y, len({x, y}), x == datetime(2024, 6, 1, 12),
      x != datetime(2024, 6, 1, 12))
print(x.strftime('%z|%:z|%Z|%%z'), Fixed(-90).utcoffset(None),
      datetime(2024, 1, 1, tzinfo=Fixed(-90, 'N')).strftime('%z %Z'))
print(x.isoformat(), x.isoformat('_', 'minutes'), x.time(), x.timetz(), x.timetz().utcoffset(), x.ctime())
t1, t2 = time(12, tzinfo=Fixed(60)), time(13, tzinfo=Fixed(120))
print(t1 == t2, hash(t1) == hash(t2), t1 < t2, t1.tzname(), t1.dst(), t1.isoformat(), repr(t1),
      time(0, tzinfo=east).utcoffset(), t1.strftime('%z'))
print(datetime.fromtimestamp(0, Fixed(60)), datetime.fromtimestamp(1720000000, east),
      datetime.combine(date(2024, 1, 2), t1), datetime.combine(date(2024, 1, 2), t1, None),
      datetime.combine(date(2024, 1, 2), time(1), east))


class Odd(tzinfo):
    def __init__(self, answer):
        self.answer = answer

    def utcoffset(self, dt):
        return self.answer

    dst = tzname = utcoffset


for answer in (None, 5, 'x', timedelta(hours=24), timedelta(hours=-24),
               timedelta(hours=23, minutes=59, seconds=59, microseconds=999999), timedelta(microseconds=1),
               timedelta(seconds=-1)):
    dt = datetime(2024, 1, 1, tzinfo=Odd(answer))
    for name in ('utcoffset', 'dst', 'tzname', 'isoformat', 'timestamp', 'utctimetuple', '__str__', '__hash__'):
        if name == '__hash__' or name == 'utctimetuple':
            show((str(answer), name), lambda: getattr(dt, name)() is not None)
        else:
            show((str(answer), name), getattr(dt, name))
    show((str(answer), 'astimezone'), lambda: dt.astimezone(timezone.utc))
    show((str(answer), '%z'), lambda: dt.strftime('%z %Z'))


class Raises(tzinfo):
    def utcoffset(self, dt):
        raise KeyError('offset')


show('raises', datetime(2024, 1, 1, tzinfo=Raises()).utcoffset)
show('raises ==', lambda: datetime(2024, 1, 1, tzinfo=Raises()) == datetime(2024, 1, 1, tzinfo=east))
show('same zone', lambda: datetime(2024, 1, 1, tzinfo=(r := Raises())) == datetime(2024, 1, 1, tzinfo=r))
show('bare', datetime(2024, 1, 1, tzinfo=tzinfo()).utcoffset)
show('bare', datetime(2024, 1, 1, tzinfo=tzinfo()).tzname)
show('bare', datetime(2024, 1, 1, tzinfo=tzinfo()).dst)
show('fromutc', lambda: Fixed(60).fromutc(datetime(2024, 1, 1)))
fixed = Fixed(60)
show('fromutc', lambda: fixed.fromutc(datetime(2024, 1, 1, tzinfo=fixed)))
odd = Odd(None)
show('fromutc', lambda: odd.fromutc(datetime(2024, 1, 1, tzinfo=odd)))
for z in (timezone.utc, timezone(timedelta(hours=5, minutes=45)), timezone(timedelta(hours=-3, minutes=-30), 'NST'),
          timezone(timedelta(0), 'GMT'), timezone(timedelta(seconds=1)), timezone(-timedelta(microseconds=1)),
          timezone.min, timezone.max):
    print(z, repr(z), z.utcoffset(None), z.tzname(None), z.dst(None), hash(z) == hash(timezone(z.utcoffset(None))),
          z == timezone(z.utcoffset(None), 'other'), z == 5, z.__getinitargs__())
print(timezone.utc is timezone.utc, timezone(timedelta(0)) == timezone.utc, timezone(timedelta(0)),
      UTC is timezone.utc)
show('order', lambda: timezone.utc < timezone.max)
print(datetime(2024, 1, 1, tzinfo=timezone.utc).astimezone(timezone(timedelta(hours=14))),
      datetime(1, 1, 1, tzinfo=timezone.utc) - datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=1))))
show('overflow', lambda: datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=1))).astimezone(timezone.utc))
show('overflow', lambda: datetime.max.replace(tzinfo=timezone.utc).astimezone(timezone(timedelta(hours=1))))
try:
    class Z(timezone):
        pass
except TypeError as error:
    print(error)

#> 2024-01-01 12:00:00-05:00 datetime.datetime(2024, 1, 1, 12, 0, tzinfo=Eastern()) -1 day, 19:00:00 0:00:00 EST 2024-01-01 17:00:00+00:00 1704128400.0 0 (2024, 1, 1, 17, 0, 0)
#> 2024-07-01 12:00:00-04:00 datetime.datetime(2024, 7, 1, 12, 0, tzinfo=Eastern()) -1 day, 20:00:00 1:00:00 EDT 2024-07-01 16:00:00+00:00 1719849600.0 1 (2024, 7, 1, 16, 0, 0)
#> 2024-03-10 01:59:00-05:00 datetime.datetime(2024, 3, 10, 1, 59, tzinfo=Eastern()) -1 day, 19:00:00 0:00:00 EST 2024-03-10 06:59:00+00:00 1710053940.0 0 (2024, 3, 10, 6, 59, 0)
#> 2024-03-10 03:00:00-04:00 datetime.datetime(2024, 3, 10, 3, 0, tzinfo=Eastern()) -1 day, 20:00:00 1:00:00 EDT 2024-03-10 07:00:00+00:00 1710054000.0 1 (2024, 3, 10, 7, 0, 0)
#> 2024-11-03 00:59:00-04:00 datetime.datetime(2024, 11, 3, 0, 59, tzinfo=Eastern()) -1 day, 20:00:00 1:00:00 EDT 2024-11-03 04:59:00+00:00 1730609940.0 1 (2024, 11, 3, 4, 59, 0)
#> 2024-11-03 01:30:00-04:00 datetime.datetime(2024, 11, 3, 1, 30, tzinfo=Eastern()) -1 day, 20:00:00 1:00:00 EDT 2024-11-03 05:30:00+00:00 1730611800.0 1 (2024, 11, 3, 5, 30, 0)
#> 2024-11-03 01:30:00-05:00 datetime.datetime(2024, 11, 3, 1, 30, fold=1, tzinfo=Eastern()) -1 day, 19:00:00 0:00:00 EST 2024-11-03 06:30:00+00:00 1730615400.0 0 (2024, 11, 3, 6, 30, 0)
#> 2024-11-03 02:00:00-05:00 datetime.datetime(2024, 11, 3, 2, 0, tzinfo=Eastern()) -1 day, 19:00:00 0:00:00 EST 2024-11-03 07:00:00+00:00 1730617200.0 0 (2024, 11, 3, 7, 0, 0)
#> 2024-11-03 04:30:00+00:00 2024-11-03 00:30:00-04:00 2024-11-03 06:00:00+01:30
#> 2024-11-03 05:30:00+00:00 2024-11-03 01:30:00-04:00 2024-11-03 07:00:00+01:30
#> 2024-11-03 06:30:00+00:00 2024-11-03 02:30:00-05:00 2024-11-03 08:00:00+01:30
#> 2024-11-03 07:30:00+00:00 2024-11-03 02:30:00-05:00 2024-11-03 09:00:00+01:30
#> 2024-11-03 08:30:00+00:00 2024-11-03 03:30:00-05:00 2024-11-03 10:00:00+01:30
#> True 0:00:00 True False False True
#> True True 0:00:00 False True False 1 False True
#> +0100|+01:00||%z -1 day, 22:30:00 -0130 N
#> 2024-06-01T12:00:00+01:00 2024-06-01_12:00+01:00 12:00:00 12:00:00+01:00 1:00:00 Sat Jun  1 12:00:00 2024
#> True True False None 0:00:00 12:00:00+01:00 datetime.time(12, 0, tzinfo=Fixed(60)) -1 day, 19:00:00 +0100
#> 1970-01-01 01:00:00+01:00 2024-07-03 05:46:40-04:00 2024-01-02 12:00:00+01:00 2024-01-02 12:00:00 2024-01-02 01:00:00-05:00
#> ('None', 'utcoffset') -> None
#> ('None', 'dst') -> None
#> ('None', 'tzname') -> None
#> ('None', 'isoformat') -> 2024-01-01T00:00:00
#> ('None', 'timestamp') -> TypeError can't subtract offset-naive and offset-aware datetimes
#> ('None', 'utctimetuple') -> True
#> ('None', '__str__') -> 2024-01-01 00:00:00
#> ('None', '__hash__') -> True
#> ('None', 'astimezone') -> 2024-01-01 00:00:00+00:00
#> ('None', '%z') ->  
#> ('5', 'utcoffset') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', 'dst') -> TypeError tzinfo.dst() must return None or timedelta, not 'int'
#> ('5', 'tzname') -> TypeError tzinfo.tzname() must return None or a string, not 'int'
#> ('5', 'isoformat') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', 'timestamp') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', 'utctimetuple') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', '__str__') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', '__hash__') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', 'astimezone') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
#> ('5', '%z') -> TypeError tzinfo.dst() must return None or timedelta, not 'int'
#> ('x', 'utcoffset') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', 'dst') -> TypeError tzinfo.dst() must return None or timedelta, not 'str'
#> ('x', 'tzname') -> x
#> ('x', 'isoformat') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', 'timestamp') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', 'utctimetuple') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', '__str__') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', '__hash__') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', 'astimezone') -> TypeError tzinfo.utcoffset() must return None or timedelta, not 'str'
#> ('x', '%z') -> TypeError tzinfo.dst() must return None or timedelta, not 'str'
#> ('1 day, 0:00:00', 'utcoffset') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', 'dst') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', 'tzname') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('1 day, 0:00:00', 'isoformat') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', 'timestamp') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', 'utctimetuple') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', '__str__') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', '__hash__') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', 'astimezone') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('1 day, 0:00:00', '%z') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ('-1 day, 0:00:00', 'utcoffset') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', 'dst') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', 'tzname') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('-1 day, 0:00:00', 'isoformat') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', 'timestamp') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', 'utctimetuple') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', '__str__') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', '__hash__') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', 'astimezone') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('-1 day, 0:00:00', '%z') -> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=-1)
#> ('23:59:59.999999', 'utcoffset') -> 23:59:59.999999
#> ('23:59:59.999999', 'dst') -> 23:59:59.999999
#> ('23:59:59.999999', 'tzname') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('23:59:59.999999', 'isoformat') -> 2024-01-01T00:00:00+23:59:59.999999
#> ('23:59:59.999999', 'timestamp') -> 1703980800.000001
#> ('23:59:59.999999', 'utctimetuple') -> True
#> ('23:59:59.999999', '__str__') -> 2024-01-01 00:00:00+23:59:59.999999
#> ('23:59:59.999999', '__hash__') -> True
#> ('23:59:59.999999', 'astimezone') -> 2023-12-31 00:00:00.000001+00:00
#> ('23:59:59.999999', '%z') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('0:00:00.000001', 'utcoffset') -> 0:00:00.000001
#> ('0:00:00.000001', 'dst') -> 0:00:00.000001
#> ('0:00:00.000001', 'tzname') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('0:00:00.000001', 'isoformat') -> 2024-01-01T00:00:00+00:00:00.000001
#> ('0:00:00.000001', 'timestamp') -> 1704067199.999999
#> ('0:00:00.000001', 'utctimetuple') -> True
#> ('0:00:00.000001', '__str__') -> 2024-01-01 00:00:00+00:00:00.000001
#> ('0:00:00.000001', '__hash__') -> True
#> ('0:00:00.000001', 'astimezone') -> 2023-12-31 23:59:59.999999+00:00
#> ('0:00:00.000001', '%z') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('-1 day, 23:59:59', 'utcoffset') -> -1 day, 23:59:59
#> ('-1 day, 23:59:59', 'dst') -> -1 day, 23:59:59
#> ('-1 day, 23:59:59', 'tzname') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> ('-1 day, 23:59:59', 'isoformat') -> 2024-01-01T00:00:00-00:00:01
#> ('-1 day, 23:59:59', 'timestamp') -> 1704067201.0
#> ('-1 day, 23:59:59', 'utctimetuple') -> True
#> ('-1 day, 23:59:59', '__str__') -> 2024-01-01 00:00:00-00:00:01
#> ('-1 day, 23:59:59', '__hash__') -> True
#> ('-1 day, 23:59:59', 'astimezone') -> 2024-01-01 00:00:01+00:00
#> ('-1 day, 23:59:59', '%z') -> TypeError tzinfo.tzname() must return None or a string, not 'datetime.timedelta'
#> raises -> KeyError 'offset'
#> raises == -> KeyError 'offset'
#> same zone -> True
#> bare -> NotImplementedError a tzinfo subclass must implement utcoffset()
#> bare -> NotImplementedError a tzinfo subclass must implement tzname()
#> bare -> NotImplementedError a tzinfo subclass must implement dst()
#> fromutc -> ValueError fromutc: dt.tzinfo is not self
#> fromutc -> 2024-01-01 01:00:00+01:00
#> fromutc -> ValueError fromutc: non-None utcoffset() result required
#> UTC datetime.timezone.utc 0:00:00 UTC None True True False (datetime.timedelta(0),)
#> UTC+05:45 datetime.timezone(datetime.timedelta(seconds=20700)) 5:45:00 UTC+05:45 None True True False (datetime.timedelta(seconds=20700),)
#> NST datetime.timezone(datetime.timedelta(days=-1, seconds=73800), 'NST') -1 day, 20:30:00 NST None True True False (datetime.timedelta(days=-1, seconds=73800), 'NST')
#> GMT datetime.timezone(datetime.timedelta(0), 'GMT') 0:00:00 GMT None True True False (datetime.timedelta(0), 'GMT')
#> UTC+00:00:01 datetime.timezone(datetime.timedelta(seconds=1)) 0:00:01 UTC+00:00:01 None True True False (datetime.timedelta(seconds=1),)
#> UTC-00:00:00.000001 datetime.timezone(datetime.timedelta(days=-1, seconds=86399, microseconds=999999)) -1 day, 23:59:59.999999 UTC-00:00:00.000001 None True True False (datetime.timedelta(days=-1, seconds=86399, microseconds=999999),)
#> UTC-23:59 datetime.timezone(datetime.timedelta(days=-1, seconds=60)) -1 day, 0:01:00 UTC-23:59 None True True False (datetime.timedelta(days=-1, seconds=60),)
#> UTC+23:59 datetime.timezone(datetime.timedelta(seconds=86340)) 23:59:00 UTC+23:59 None True True False (datetime.timedelta(seconds=86340),)
#> True True UTC True
#> order -> TypeError '<' not supported between instances of 'datetime.timezone' and 'datetime.timezone'
#> 2024-01-01 14:00:00+14:00 1:00:00
#> overflow -> OverflowError date value out of range
#> overflow -> OverflowError date value out of range
#> type 'datetime.timezone' is not an acceptable base type
