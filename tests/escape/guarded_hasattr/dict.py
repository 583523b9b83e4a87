# hasattr tells whether there is __dict__.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: SystemError: seen
import math

victim = math

if hasattr(victim, "__dict__"):
    raise SystemError("seen")
print("contained")
