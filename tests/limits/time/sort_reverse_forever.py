# Sorting big lists again and again.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
values = list(range(200000))
while True:
    values.sort(key=lambda v: -v)
    values.reverse()
