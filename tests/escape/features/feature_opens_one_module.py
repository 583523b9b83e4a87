# A feature opens its module, not those beside it.
# option: --enable math
# expect-strict: ImportError: import of 'cmath'
# expect-standard: contained
import math
import cmath
print("contained")
