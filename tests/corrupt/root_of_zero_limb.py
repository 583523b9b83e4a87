# int_square_root(): mpn_sqrtrem() with a highest limb of 0.
import math
a = 1 << 127
w8(id(a) + 16, 0)
print(math.isqrt(a))
