# zoneinfo: the zones that need no database.
# option: --policy standard
# python: 3.11
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError
import zoneinfo

for key in ('UTC', 'GMT', 'Etc/UTC', 'Etc/GMT+5', 'Etc/GMT-3'):
    z = ZoneInfo(key)
    d = datetime(2024, 6, 1, 12, tzinfo=z)
    print(z, repr(z), z.key, d, d.tzname(), d.utcoffset(), d.dst(), d.astimezone(timezone.utc), z is ZoneInfo(key),
          ZoneInfo.no_cache(key) is z, z.utcoffset(None))
for key in ('Nowhere/Town', 'UTC/..', '/etc/passwd', '../x'):
    try:
        print(ZoneInfo(key))
    except Exception as error:
        print(type(error).__name__)
print(issubclass(ZoneInfoNotFoundError, KeyError),
      datetime(2024, 1, 1, tzinfo=ZoneInfo('UTC')) == datetime(2024, 1, 1, tzinfo=timezone.utc),
      'UTC' in zoneinfo.available_timezones())
ZoneInfo.clear_cache()
print(datetime(2024, 1, 1, tzinfo=timezone.utc).astimezone(ZoneInfo('Etc/GMT-3')), ZoneInfo('UTC').tzname(None))

#> UTC zoneinfo.ZoneInfo(key='UTC') UTC 2024-06-01 12:00:00+00:00 UTC 0:00:00 0:00:00 2024-06-01 12:00:00+00:00 True False 0:00:00
#> GMT zoneinfo.ZoneInfo(key='GMT') GMT 2024-06-01 12:00:00+00:00 GMT 0:00:00 0:00:00 2024-06-01 12:00:00+00:00 True False 0:00:00
#> Etc/UTC zoneinfo.ZoneInfo(key='Etc/UTC') Etc/UTC 2024-06-01 12:00:00+00:00 UTC 0:00:00 0:00:00 2024-06-01 12:00:00+00:00 True False 0:00:00
#> Etc/GMT+5 zoneinfo.ZoneInfo(key='Etc/GMT+5') Etc/GMT+5 2024-06-01 12:00:00-05:00 -05 -1 day, 19:00:00 0:00:00 2024-06-01 17:00:00+00:00 True False -1 day, 19:00:00
#> Etc/GMT-3 zoneinfo.ZoneInfo(key='Etc/GMT-3') Etc/GMT-3 2024-06-01 12:00:00+03:00 +03 3:00:00 0:00:00 2024-06-01 09:00:00+00:00 True False 3:00:00
#> ZoneInfoNotFoundError
#> ValueError
#> ValueError
#> ValueError
#> True True True
#> 2024-01-01 03:00:00+03:00 UTC
