# The feature time opens the module time.
# option: --enable time
# expect-strict: contained
# expect-standard: contained
import time

assert time.monotonic() >= 0
print("contained")
