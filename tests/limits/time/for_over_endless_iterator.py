# A for loop over an iterator that never ends.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
for _ in iter(int, 1):
    pass
