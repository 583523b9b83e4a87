# The highest limb of a big int is zero when GMP takes its root.
import math
a = 1 << 127
w8(id(a) + 16, 0)
print(math.isqrt(a))
