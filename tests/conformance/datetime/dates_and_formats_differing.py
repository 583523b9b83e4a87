# datetime: dates and formats, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from datetime import date, datetime, time, timedelta, timezone, UTC
d = date(2024, 2, 29)
n = datetime(2024, 2, 29, 13, 5, 9, 12345)
m = time(13, 5, 9)
for s in ("2024-02-29", "20240229", "2024-W09-4", "2024W094", "2024-02-30", "2024-2-9", "x", "", "2024-02-29T10",
          "2024-02-29T10:11", "2024-02-29T10:11:12", "2024-02-29T10:11:12.3", "2024-02-29T10:11:12.123456789",
          "2024-02-29 10:11:12+05:30", "2024-02-29T10:11:12Z", "2024-02-29T24:00", "2024-02-29T25:00",
          "20240229T101112", "2024-02-29T10:61", "2024-02-29T10:11:12+25:00", "2024-02-29T10:11:12-00:00",
          "0000-01-01", "10:11:12", "T10:11", "1011", "10:11:12,5+01"):
    t(lambda: (s, date.fromisoformat(s)))
    t(lambda: (s, repr(datetime.fromisoformat(s))))
    t(lambda: (s, repr(time.fromisoformat(s))))
t(lambda: d - n)

#> ('2024-02-29', datetime.date(2024, 2, 29))
#> ('2024-02-29', 'datetime.datetime(2024, 2, 29, 0, 0)')
#> ValueError Invalid isoformat string: '2024-02-29'
#> ('20240229', datetime.date(2024, 2, 29))
#> ('20240229', 'datetime.datetime(2024, 2, 29, 0, 0)')
#> ('20240229', 'datetime.time(20, 24, 2, 290000)')
#> ('2024-W09-4', datetime.date(2024, 2, 29))
#> ('2024-W09-4', 'datetime.datetime(2024, 2, 29, 0, 0)')
#> ValueError Invalid isoformat string: '2024-W09-4'
#> ('2024W094', datetime.date(2024, 2, 29))
#> ('2024W094', 'datetime.datetime(2024, 2, 29, 0, 0)')
#> ValueError Invalid isoformat string: '2024W094'
#> ValueError day 30 must be in range 1..29 for month 2 in year 2024
#> ValueError day 30 must be in range 1..29 for month 2 in year 2024
#> ValueError Invalid isoformat string: '2024-02-30'
#> ValueError Invalid isoformat string: '2024-2-9'
#> ValueError Invalid isoformat string: '2024-2-9'
#> ValueError Invalid isoformat string: '2024-2-9'
#> ValueError Invalid isoformat string: 'x'
#> ValueError Invalid isoformat string: 'x'
#> ValueError Invalid isoformat string: 'x'
#> ValueError Invalid isoformat string: ''
#> ValueError Invalid isoformat string: ''
#> ValueError Invalid isoformat string: ''
#> ValueError Invalid isoformat string: '2024-02-29T10'
#> ('2024-02-29T10', 'datetime.datetime(2024, 2, 29, 10, 0)')
#> ValueError Invalid isoformat string: '2024-02-29T10'
#> ValueError Invalid isoformat string: '2024-02-29T10:11'
#> ('2024-02-29T10:11', 'datetime.datetime(2024, 2, 29, 10, 11)')
#> ValueError Invalid isoformat string: '2024-02-29T10:11'
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12'
#> ('2024-02-29T10:11:12', 'datetime.datetime(2024, 2, 29, 10, 11, 12)')
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12'
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12.3'
#> ('2024-02-29T10:11:12.3', 'datetime.datetime(2024, 2, 29, 10, 11, 12, 300000)')
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12.3'
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12.123456789'
#> ('2024-02-29T10:11:12.123456789', 'datetime.datetime(2024, 2, 29, 10, 11, 12, 123456)')
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12.123456789'
#> ValueError Invalid isoformat string: '2024-02-29 10:11:12+05:30'
#> ('2024-02-29 10:11:12+05:30', 'datetime.datetime(2024, 2, 29, 10, 11, 12, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))')
#> ValueError Invalid isoformat string: '2024-02-29 10:11:12+05:30'
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12Z'
#> ('2024-02-29T10:11:12Z', 'datetime.datetime(2024, 2, 29, 10, 11, 12, tzinfo=datetime.timezone.utc)')
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12Z'
#> ValueError Invalid isoformat string: '2024-02-29T24:00'
#> ('2024-02-29T24:00', 'datetime.datetime(2024, 3, 1, 0, 0)')
#> ValueError Invalid isoformat string: '2024-02-29T24:00'
#> ValueError Invalid isoformat string: '2024-02-29T25:00'
#> ValueError hour must be in 0..23, not 25
#> ValueError Invalid isoformat string: '2024-02-29T25:00'
#> ValueError Invalid isoformat string: '20240229T101112'
#> ('20240229T101112', 'datetime.datetime(2024, 2, 29, 10, 11, 12)')
#> ValueError Invalid isoformat string: '20240229T101112'
#> ValueError Invalid isoformat string: '2024-02-29T10:61'
#> ValueError minute must be in 0..59, not 61
#> ValueError Invalid isoformat string: '2024-02-29T10:61'
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12+25:00'
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1, seconds=3600)
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12+25:00'
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12-00:00'
#> ('2024-02-29T10:11:12-00:00', 'datetime.datetime(2024, 2, 29, 10, 11, 12, tzinfo=datetime.timezone.utc)')
#> ValueError Invalid isoformat string: '2024-02-29T10:11:12-00:00'
#> ValueError year must be in 1..9999, not 0
#> ValueError year must be in 1..9999, not 0
#> ValueError Invalid isoformat string: '0000-01-01'
#> ValueError Invalid isoformat string: '10:11:12'
#> ValueError Invalid isoformat string: '10:11:12'
#> ('10:11:12', 'datetime.time(10, 11, 12)')
#> ValueError Invalid isoformat string: 'T10:11'
#> ValueError Invalid isoformat string: 'T10:11'
#> ('T10:11', 'datetime.time(10, 11)')
#> ValueError Invalid isoformat string: '1011'
#> ValueError Invalid isoformat string: '1011'
#> ('1011', 'datetime.time(10, 11)')
#> ValueError Invalid isoformat string: '10:11:12,5+01'
#> ValueError Invalid isoformat string: '10:11:12,5+01'
#> ('10:11:12,5+01', 'datetime.time(10, 11, 12, 500000, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))')
#> TypeError unsupported operand type(s) for -: 'datetime.date' and 'datetime.datetime'
