# max over an endless iterator.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
max(iter(int, 1))
