# A native loop over a huge range.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
print(sum(range(10 ** 13)))
