# getattr with __dict__ put together of numbers.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

name = "".join(map(chr, (
    95, 95, 100, 105, 99, 116, 95, 95)))
found = getattr(victim, name)
print("contained")
