# An endless comprehension that keeps nothing.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
[x for x in iter(int, 1) if x]
