# set.update from an endless iterator of one value.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
seen = set()
seen.update(iter(int, 1))
