# catch_warnings(module=...) must not save and replace attributes of a module that the guest names.
# option: --allow-import=warnings,math
# expect-strict: contained
# expect-standard: contained
import math
import warnings

with warnings.catch_warnings(module=math):
    warnings.simplefilter("error")
print("ESCAPED" if hasattr(math, "filters") else "contained")
