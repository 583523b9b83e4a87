# A feature opens its module and no other.
# option: --enable math
# expect-strict: ImportError: import of 'cmath'
# expect-standard: contained
import math
import cmath
print("contained")
