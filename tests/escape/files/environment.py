# os.environ has what the host gave: nothing.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
print("contained" if not os.environ and os.getenv("PATH") is None else "ESCAPED")
