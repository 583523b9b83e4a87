# sys.modules is the guest's: what it puts there, it gets, and nothing else.
# option: --allow-import=sys
# expect-strict: contained
# expect-standard: contained
import sys

sys.modules["os"] = "mine"
import os
print("contained" if os == "mine" else "ESCAPED")
