# The type of the other streams cannot create a stream that reads.
# option: --disable stdin --allow-import sys
# expect-strict: OSError: not readable
# expect-standard: OSError: not readable
import sys

sys.stdout.read()
print("ESCAPED")
