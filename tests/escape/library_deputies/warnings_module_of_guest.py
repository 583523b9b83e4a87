# catch_warnings(module=...) saves and replaces attributes of a module that the guest names: not here.
# option: --allow-import=warnings,math
# expect-strict: contained
# expect-standard: contained
import math
import warnings

with warnings.catch_warnings(module=math):
    warnings.simplefilter("error")
print("ESCAPED" if hasattr(math, "filters") else "contained")
