# The root of the run has what the engine made, and nothing else.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
names = sorted(os.listdir("/"))
print("contained" if names == ["dev", "guest", "tmp"] and os.listdir("/dev") == ["null"] else f"ESCAPED {names}")
