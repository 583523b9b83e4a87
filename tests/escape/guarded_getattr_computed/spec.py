# getattr with __spec__ put together of numbers.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

name = "".join(map(chr, (
    95, 95, 115, 112, 101, 99, 95, 95)))
found = getattr(victim, name)
print("contained")
