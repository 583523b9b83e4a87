# An import whose binding shadows a builtin stays in the guest's globals.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: contained
import math as len

print("contained" if len.pi > 3 else "ESCAPED")
