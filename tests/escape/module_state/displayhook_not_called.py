# The value of the last expression goes to the host, not to sys.displayhook.
# option: --allow-import=sys
# expect-strict: contained
# expect-standard: contained
import sys

sys.displayhook = lambda value: print("ESCAPED")
print("contained")
1
