# The `in` operator over an endless iterator.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
print(5 in iter(int, 1))
