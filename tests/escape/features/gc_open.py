# The feature gc opens the module gc.
# option: --enable gc
# expect-strict: contained
# expect-standard: contained
import gc

assert gc.collect() == 0
print("contained")
