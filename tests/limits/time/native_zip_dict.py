# dict built from an endless zip over few keys.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
dict(zip(iter(int, 1), iter(int, 1)))
