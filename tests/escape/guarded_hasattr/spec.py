# hasattr tells whether there is __spec__.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: SystemError: seen
import math

victim = math

if hasattr(victim, "__spec__"):
    raise SystemError("seen")
print("contained")
