# A power of a power.
# option: --allow-import *
# option: --max-time 1
# expect: error:MemoryError
# max-seconds: 2.5
print(len(hex(9 ** 9 ** 9 ** 9)))
