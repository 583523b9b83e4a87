# The stream leads to no buffer, no descriptor.
# option: --allow-import=sys
# expect-strict: contained
# expect-standard: contained
import sys

names = ("buffer", "fileno", "detach", "raw", "reconfigure", "close", "truncate", "seek")
print("ESCAPED" if any(hasattr(sys.stdout, n) for n in ("buffer", "fileno", "detach", "raw")) else "contained")
