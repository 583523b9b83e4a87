# A module of the library without its __name__.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: contained
import math

del math.__name__
text = repr(math)
print("contained" if "math" in text or "?" in text or "module" in text else "ESCAPED")
