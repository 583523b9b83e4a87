# datetime: the single object for UTC, local times near the first and last year, digits without a point.
# option: --policy standard
from datetime import date, datetime, time, timedelta, timezone

print(timezone(timedelta(0)) is timezone.utc, timezone(timedelta(0), 'UTC') is timezone.utc,
      timezone(timedelta(seconds=1)) is timezone.utc)
print(datetime.strptime('+0000', '%z').tzinfo is timezone.utc,
      datetime.fromisoformat('2024-01-01T00:00+00:00').tzinfo is timezone.utc)
print(type(timezone.utc)(*timezone.utc.__getinitargs__()) is timezone.utc)
folded = datetime(2024, 1, 1, fold=1, tzinfo=timezone(timedelta(0)))
print(repr(folded.astimezone(timezone.utc)))

for moment in (datetime(1, 1, 1, 23), datetime(1, 1, 1, 23, fold=1), datetime(1, 1, 2), datetime(9999, 12, 31),
               datetime(9999, 12, 31, fold=1), datetime(9999, 12, 30, fold=1)):
    for f in (lambda: moment.timestamp(), lambda: moment.astimezone(timezone.utc),
              lambda: moment.astimezone(timezone(timedelta(hours=1)))):
        try:
            print(moment, f())
        except (ValueError, OverflowError) as error:
            print(moment, type(error).__name__, error)

for text in ('1701199', '17011999', '170119.9', '170119', '17:01:199', '1701199Z', '17011', '17:01:19.',
             '170119+01:00:000', '170119+0100000'):
    try:
        print(text, repr(time.fromisoformat(text)))
    except ValueError as error:
        print(text, error)

#> True False False
#> True True
#> True
#> datetime.datetime(2024, 1, 1, 0, 0, fold=1, tzinfo=datetime.timezone.utc)
#> 0001-01-01 23:00:00 ValueError year must be in 1..9999, not 0
#> 0001-01-01 23:00:00 ValueError year must be in 1..9999, not 0
#> 0001-01-01 23:00:00 ValueError year must be in 1..9999, not 0
#> 0001-01-01 23:00:00 -62135514000.0
#> 0001-01-01 23:00:00 ValueError year must be in 1..9999, not 0
#> 0001-01-01 23:00:00 ValueError year must be in 1..9999, not 0
#> 0001-01-02 00:00:00 -62135510400.0
#> 0001-01-02 00:00:00 0001-01-02 00:00:00+00:00
#> 0001-01-02 00:00:00 0001-01-02 01:00:00+01:00
#> 9999-12-31 00:00:00 253402214400.0
#> 9999-12-31 00:00:00 ValueError year must be in 1..9999, not 10000
#> 9999-12-31 00:00:00 ValueError year must be in 1..9999, not 10000
#> 9999-12-31 00:00:00 ValueError year must be in 1..9999, not 10000
#> 9999-12-31 00:00:00 ValueError year must be in 1..9999, not 10000
#> 9999-12-31 00:00:00 ValueError year must be in 1..9999, not 10000
#> 9999-12-30 00:00:00 253402128000.0
#> 9999-12-30 00:00:00 9999-12-30 00:00:00+00:00
#> 9999-12-30 00:00:00 9999-12-30 01:00:00+01:00
#> 1701199 Invalid isoformat string: '1701199'
#> 17011999 datetime.time(17, 1, 19, 990000)
#> 170119.9 datetime.time(17, 1, 19, 900000)
#> 170119 datetime.time(17, 1, 19)
#> 17:01:199 Invalid isoformat string: '17:01:199'
#> 1701199Z datetime.time(17, 1, 19, tzinfo=datetime.timezone.utc)
#> 17011 Invalid isoformat string: '17011'
#> 17:01:19. Invalid isoformat string: '17:01:19.'
#> 170119+01:00:000 Invalid isoformat string: '170119+01:00:000'
#> 170119+0100000 Invalid isoformat string: '170119+0100000'
