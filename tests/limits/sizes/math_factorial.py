# factorial, perm and comb of numbers whose results fit no memory.
# option: --allow-import *
# option: --max-time 3
# expect: timeout
import math

math.factorial(10**12)
