# Reading __loader__ with the dot.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

found = victim.__loader__
print("contained")
