# datetime: dates and formats.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from datetime import date, datetime, time, timedelta, timezone, UTC
d = date(2024, 2, 29)
n = datetime(2024, 2, 29, 13, 5, 9, 12345)
m = time(13, 5, 9)
for f in "%Y-%m-%d %H:%M:%S.%f|%y %b %B %a %A %j %U %W %w %u %G %V|%I %p|%x %X %c|%%|%Z%z|%D %F %T %R %e %C %h|".split("|"):
    t(lambda: (f, d.strftime(f), n.strftime(f), m.strftime(f), f"{n:{f}}"))
print(d, repr(d), d.isoformat(), d.ctime(), d.timetuple()[:], d.toordinal(), d.weekday(), d.isoweekday(),
      d.isocalendar(), d.replace(year=2028), date.fromordinal(1), date.fromisocalendar(2024, 9, 4), d + timedelta(1),
      d - timedelta(366), d - date(2023, 1, 1), date.min, date.max, d < date(2025, 1, 1),
      hash(d) == hash(date(2024, 2, 29)), d == n, date.resolution)
print(n, repr(n), n.isoformat(" "), n.isoformat(timespec="minutes"), n.isoformat(timespec="milliseconds"), n.date(),
      n.time(), n.timetz(), n.replace(hour=0, fold=1), n.utcoffset(), n.tzinfo, datetime.combine(d, m),
      n.replace(tzinfo=UTC), n.replace(tzinfo=timezone(timedelta(hours=5, minutes=30), "IST")).isoformat(),
      n.replace(tzinfo=UTC).timestamp(), datetime.fromtimestamp(0, UTC), datetime.fromtimestamp(1.5, timezone.utc),
      datetime.fromtimestamp(-1, UTC), n.ctime(), n.toordinal(), n + timedelta(hours=30), n - datetime(2024, 1, 1),
      datetime.max, datetime.min)
for s, f in [("2024-02-29", "%Y-%m-%d"), ("29 Feb 24", "%d %b %y"), ("1:05 PM", "%I:%M %p"), ("x",
    "%Y"), ("2024 extra", "%Y"), ("12:00:00.5", "%H:%M:%S.%f"), ("+0530", "%z"), ("2024 366", "%Y %j"), ("2024 9 4",
        "%G %V %u"), ("31/02/2024", "%d/%m/%Y"), ("", ""), ("a", "%Q"), ("Thu", "%a")]:
    t(lambda: (s, f, datetime.strptime(s, f)))
for c, a in [(date, (0, 1, 1)), (date, (2023, 2, 29)), (date, (2023, 13, 1)), (date, ("a", 1, 1)), (date, (1,
    2)), (datetime, (2024, 1, 1, 24)), (datetime, (2024, 1, 1, 0, 60)), (time, (25,)), (time, (0, 0, 0,
        10**6)), (datetime, (2024, 1, 1, 0, 0, 0, 0, 5)), (date, (10000, 1, 1)), (date, (2024.0, 1, 1)), (date, ())]:
    t(lambda: c(*a))
t(lambda: d + 1)
t(lambda: d < n)
t(lambda: d < 5)
t(lambda: n < n.replace(tzinfo=UTC))
t(lambda: n - n.replace(tzinfo=UTC))
t(lambda: n == n.replace(tzinfo=UTC))
t(lambda: date.max + timedelta(1))
t(lambda: date.fromordinal(0))
t(lambda: date.fromisocalendar(2023, 53, 1))
t(lambda: timezone(timedelta(hours=24)))
t(lambda: timezone(5))
t(lambda: m + timedelta(1))
t(lambda: m < m.replace(tzinfo=UTC))
t(lambda: n.isoformat(timespec="x"))
t(lambda: d.replace(day=31))
t(lambda: datetime.combine(1, 2))
t(lambda: setattr(d, "day", 1))
t(lambda: date.fromisoformat(5))
t(lambda: n.astimezone(5))
print(timezone.utc, timezone(timedelta(hours=-3)), repr(timezone(timedelta(0))), timezone(timedelta(seconds=30)),
      UTC.utcoffset(None), n.replace(tzinfo=UTC).astimezone(timezone(timedelta(hours=-3))), bool(time(0)), time.max,
      repr(time(1, tzinfo=UTC)), m.replace(minute=0), time(10, fold=1).fold)

#> ('%Y-%m-%d %H:%M:%S.%f', '2024-02-29 00:00:00.000000', '2024-02-29 13:05:09.012345', '1900-01-01 13:05:09.000000', '2024-02-29 13:05:09.012345')
#> ('%y %b %B %a %A %j %U %W %w %u %G %V', '24 Feb February Thu Thursday 060 08 09 4 4 2024 09', '24 Feb February Thu Thursday 060 08 09 4 4 2024 09', '00 Jan January Mon Monday 001 00 01 1 1 1900 01', '24 Feb February Thu Thursday 060 08 09 4 4 2024 09')
#> ('%I %p', '12 AM', '01 PM', '01 PM', '01 PM')
#> ('%x %X %c', '02/29/24 00:00:00 Thu Feb 29 00:00:00 2024', '02/29/24 13:05:09 Thu Feb 29 13:05:09 2024', '01/01/00 13:05:09 Mon Jan  1 13:05:09 1900', '02/29/24 13:05:09 Thu Feb 29 13:05:09 2024')
#> ('%%', '%', '%', '%', '%')
#> ('%Z%z', '', '', '', '')
#> ('%D %F %T %R %e %C %h', '02/29/24 2024-02-29 00:00:00 00:00 29 20 Feb', '02/29/24 2024-02-29 13:05:09 13:05 29 20 Feb', '01/01/00 1900-01-01 13:05:09 13:05  1 19 Jan', '02/29/24 2024-02-29 13:05:09 13:05 29 20 Feb')
#> ('', '', '', '', '2024-02-29 13:05:09.012345')
#> 2024-02-29 datetime.date(2024, 2, 29) 2024-02-29 Thu Feb 29 00:00:00 2024 (2024, 2, 29, 0, 0, 0, 3, 60, -1) 738945 3 4 datetime.IsoCalendarDate(year=2024, week=9, weekday=4) 2028-02-29 0001-01-01 2024-02-29 2024-03-01 2023-02-28 424 days, 0:00:00 0001-01-01 9999-12-31 True True False 1 day, 0:00:00
#> 2024-02-29 13:05:09.012345 datetime.datetime(2024, 2, 29, 13, 5, 9, 12345) 2024-02-29 13:05:09.012345 2024-02-29T13:05 2024-02-29T13:05:09.012 2024-02-29 13:05:09.012345 13:05:09.012345 2024-02-29 00:05:09.012345 None None 2024-02-29 13:05:09 2024-02-29 13:05:09.012345+00:00 2024-02-29T13:05:09.012345+05:30 1709211909.012345 1970-01-01 00:00:00+00:00 1970-01-01 00:00:01.500000+00:00 1969-12-31 23:59:59+00:00 Thu Feb 29 13:05:09 2024 738945 2024-03-01 19:05:09.012345 59 days, 13:05:09.012345 9999-12-31 23:59:59.999999 0001-01-01 00:00:00
#> ('2024-02-29', '%Y-%m-%d', datetime.datetime(2024, 2, 29, 0, 0))
#> ('29 Feb 24', '%d %b %y', datetime.datetime(2024, 2, 29, 0, 0))
#> ('1:05 PM', '%I:%M %p', datetime.datetime(1900, 1, 1, 13, 5))
#> ValueError time data 'x' does not match format '%Y'
#> ValueError unconverted data remains:  extra
#> ('12:00:00.5', '%H:%M:%S.%f', datetime.datetime(1900, 1, 1, 12, 0, 0, 500000))
#> ('+0530', '%z', datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800))))
#> ('2024 366', '%Y %j', datetime.datetime(2024, 12, 31, 0, 0))
#> ('2024 9 4', '%G %V %u', datetime.datetime(2024, 2, 29, 0, 0))
#> ValueError day 31 must be in range 1..29 for month 2 in year 2024
#> ('', '', datetime.datetime(1900, 1, 1, 0, 0))
#> ValueError 'Q' is a bad directive in format '%Q'
#> ('Thu', '%a', datetime.datetime(1900, 1, 1, 0, 0))
#> ValueError year must be in 1..9999, not 0
#> ValueError day 29 must be in range 1..28 for month 2 in year 2023
#> ValueError month must be in 1..12, not 13
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError function missing required argument 'day' (pos 3)
#> ValueError hour must be in 0..23, not 24
#> ValueError minute must be in 0..59, not 60
#> ValueError hour must be in 0..23, not 25
#> ValueError microsecond must be in 0..999999, not 1000000
#> TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> ValueError year must be in 1..9999, not 10000
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError function missing required argument 'year' (pos 1)
#> TypeError unsupported operand type(s) for +: 'datetime.date' and 'int'
#> TypeError '<' not supported between instances of 'datetime.date' and 'datetime.datetime'
#> TypeError '<' not supported between instances of 'datetime.date' and 'int'
#> TypeError can't compare offset-naive and offset-aware datetimes
#> TypeError can't subtract offset-naive and offset-aware datetimes
#> False
#> OverflowError date value out of range
#> ValueError ordinal must be >= 1
#> ValueError Invalid week: 53
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> TypeError timezone() argument 1 must be datetime.timedelta, not int
#> TypeError unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'
#> TypeError can't compare offset-naive and offset-aware times
#> ValueError Unknown timespec value
#> ValueError day 31 must be in range 1..29 for month 2 in year 2024
#> TypeError combine() argument 1 must be datetime.date, not int
#> AttributeError attribute 'day' of 'datetime.date' objects is not writable
#> TypeError fromisoformat: argument must be str
#> TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> UTC UTC-03:00 datetime.timezone.utc UTC+00:00:30 0:00:00 2024-02-29 10:05:09.012345-03:00 True 23:59:59.999999 datetime.time(1, 0, tzinfo=datetime.timezone.utc) 13:00:09 1
