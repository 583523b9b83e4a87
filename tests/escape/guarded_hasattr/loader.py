# hasattr tells whether there is __loader__.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: SystemError: seen
import math

victim = math

if hasattr(victim, "__loader__"):
    raise SystemError("seen")
print("contained")
