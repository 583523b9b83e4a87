# The feature math opens the module math.
# option: --enable math
# expect-strict: contained
# expect-standard: contained
import math

assert math.sqrt(4) == 2
print("contained")
