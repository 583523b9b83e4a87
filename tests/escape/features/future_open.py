# The feature future opens the module __future__.
# option: --enable future
# expect-strict: contained
# expect-standard: contained
import __future__

assert __future__.annotations.compiler_flag == 0x1000000
print("contained")
