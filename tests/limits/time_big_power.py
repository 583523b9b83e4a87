# A power with a hundred million digits.
# option: --allow-import *
# option: --max-time 1
# expect: timeout | memory_error | error:MemoryError | error:OverflowError
# max-seconds: 2.5
x = 7 ** (10 ** 8)
print(x % 10)
