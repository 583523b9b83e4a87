# sys.modules belongs to the guest: it gets what it puts there, and nothing else.
# option: --allow-import=sys
# expect-strict: contained
# expect-standard: contained
import sys

sys.modules["os"] = "mine"
import os
print("contained" if os == "mine" else "ESCAPED")
