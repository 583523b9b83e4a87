# factorial, perm and comb of numbers whose results fit no memory.
# option: --allow-import *
# option: --max-time 3
# expect: memory_error | timeout | error:MemoryError
import math

math.factorial(10**12)
