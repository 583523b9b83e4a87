# any over an endless map.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
print(any(map(abs, iter(int, 1))))
