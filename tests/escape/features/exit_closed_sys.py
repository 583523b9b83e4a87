# The feature exit closed: no sys.exit().
# option: --disable exit --allow-import sys
# expect-strict: AttributeError: 'exit'
# expect-standard: AttributeError: 'exit'
import sys

sys.exit()
print("ESCAPED")
