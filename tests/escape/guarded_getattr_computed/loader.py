# getattr with __loader__ put together of numbers.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

name = "".join(map(chr, (
    95, 95, 108, 111, 97, 100, 101, 114, 95, 95)))
found = getattr(victim, name)
print("contained")
