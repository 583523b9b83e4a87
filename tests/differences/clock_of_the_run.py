# Each run has its own clock, which starts at a fixed time and advances with work and sleep.
# option: --allow-import *
# cpython: time.time() and datetime.now() read the system's clock; sleep() waits.
# reason: Runs are repeatable, and the guest learns nothing about the host.
import datetime
import time

print(datetime.datetime.now().date(), time.tzname, datetime.datetime.now().astimezone().tzinfo)
before = time.monotonic()
time.sleep(86400)
print(86400 <= time.monotonic() - before < 86401, datetime.date.today())
print(time.get_clock_info('time').implementation)

#> 2026-01-01 ('UTC', 'UTC') UTC
#> True 2026-01-02
#> virtual
