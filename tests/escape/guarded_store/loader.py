# Assigning __loader__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

victim.__loader__ = None
print("contained")
